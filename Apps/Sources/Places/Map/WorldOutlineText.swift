// Made by Scripts/world_map.py; see NOTICE for its sources.

/// The lines of `WorldOutline`, in its encoding; line ends mean nothing.
enum WorldOutlineText {
    static let rings = #"""
        ||@}a@jDmBdCaCt@MnCoAfBkB`@gAXsCvAuBjAoAr@Yp@e@TyA\k@x@_@hBsAtAKj@y@?]z@i@Li@^yCYwArA{CbBg
        AwAe@aBkCo@gBPiBw@cBW{DTeEVaBScBr@_BfBuAQqDkAu@aAgBLcAeAkCmB_CcA_@u@sBCkBgAyBeCiA}BkEgBoAy
        DU}CgCcBu@gDeDp@yFkAkDYgB_CgCiE{AsCqAeCoE}@yBsC?wBtA}DMoEj@uA@_EkBwEc@}BqAaE}@qIa@kIQcB\{D
        mAuEAqAl@gCKyEoAkCVDdBiDiAMd@bB`B@zAeAp@XlDbCbBe@jBgBBq@~AkA\iFdAsAQgD`@iGvA{ApDsDf@yGrAuE
        `B_Bs@_B{Al@wC}@aBoC}AiCYoGf@cAxAiA?_A`@eEVo@`AkGC_Et@eEx@{A^yC_AsAw@oDQmCXu@bBm@aA_Dn@{CH
        cBq@y@aALKs@{Ai@wC[q@EAeAcDcBkCCEPyCo@qAhAyAkAkAxBNfDm@fCrBnHT`DiBvEGl@rAhCV`EkBxEBtBeEpCo
        B_B{C|B}A}E_EsHGsAwC}JXoFaCgFw@kIC{IjC_HlAgF]kDPkFiB]sAp@iCpBgAnBWfA{@~FiDbFkAjDsBoC_@eDgD
        nBoAgHoADk@rD^|CNdC~@zDHjDjAKzBaBn@kEKf@fAxE`@nGrBlBg@k@}AzE{@c@e@_EaAx@m@vHq@JkAxDXhAlBzC
        rCEp@`Bj@z@Qv@nFfBrAhAlCaApBWlAmD~@b@p@lFHtA|@dDjB~@}ACg@xBEfBSrFr@kCpBdB^nB?hBgBb@j@k@vBc
        B|AjAj@oBzAcBx@AnBvDs@y@dB~BRkApDbC@bDuAhA_Db@eClA{AdBqBLw@`@MBm@lBaAP_BOgC[}@`@_@h@Ov@_At
        Ag@zDiArBgAtD{@hDqCi@OzAsABcA~B]|@tAx@cACcAs@U~C]`DfAI`BVx@aAdB{DbBcBdD}E~C}C?o@j@v@f@eIbC
        kDfBSd@d@fAlB}AlD_@rA~BoCjAVfBpAJjBhDrANA{@g@kBk@i@lAsB|@eBpAWz@uA~Be@tAoArCKzCyAvDcCfCqB|
        @eEbBW`DaAzAZrBzApANtDnBhKu@bH~@TxBIrB|DbC~Fj@P`AxBnBlA`DmApBrBxAh@`CvCf@lCxC|F@|DC|BfAjAh
        A`BOhAcAv@qBxD_@pAr@fB[fBT]{CP{BxAQn@kAOaCoAiAMoAi@wBBsAf@gAFcAImCpAwAyGoCuFb@kG?sE`@eDKcI
        FgBwBe@mKnEqEpCeBpHkARqCaGk@oIr@|@cF{DtAqM{C{@cDmDg@_Dg@gBu@oDeHoGsAgDDe@i@gDKc@j@gCaBl@kA
        FoBpAoBDkEa@u@w@{@oDKgAw@_Dw@DdBz@`AWv@kB\n@jAz@UnCnCu@`BCjAiEn@@dAkEe@oBu@aFlA}A~@gCy@wH{
        A{FcAgE`@On@_E@m@wAsG_Ah@gDEuCaB}B{DcA_DrC_DCe@wCWuBhAV|BeAPsB{Fw@{F[yE^mEEcFmBpE}AhJN~IfA
        dIh@rBkB`EaAk@eE~AsD_BsBsD}BiMwEeCi@TsAtG_BvIx@`EhC_@zB|H~C`KjDpCxGmCjC_EnBvD`FnEl@jAnIpBz
        DpFSpB|CfFH|@}DfDaFvC{GdCyBjKfFhGl@rGeBfAuE~@mMwD_CoOgDkKoEmJuG_NaKoIuCcP{FwLwAgIJqHeDkJFg
        Jg@oRrC~Fr@yE|BmEeAiIxBaPn@sV`FyC|AMdC|EfBfIt@zZwCrCXeIpCMzAKlEaGz@{Cr@Y_BvBuA_CkAaNzBiDo@
        fCsCqMcEyDJyDdAsBiCdDuBaBwBrC{BoP~@qBnBzFV?nB}CbAsHi@q@_CaL_ByTkDuCHbExBwFRmCcAwJEgHqAcFvB
        cFcCpEsBgBaAmQz@uG~@sUbFeCiBjEgBBk@pFQaA_BjB{CD_AqJsDcCuDsCg@qOr@i@nB|D`D{B~@_AjCl@pG}ExBt
        AdCfKzGcF\oAgA{Es@u@aBkD_BrBqB}AcCzEOn@oB_DgEbGcDeJeCl@mCcBCgBlBlA~DuEd@zAoCoIoA}KIqJpBpDe
        DRuE{Ig@aNFoLY`DgBgFcCeFCcKcBoOYaAw@mOQcDj@_MiBoJBw@uA}DuAwMqAwI`AlGn@aM^u@`BuDo@iQ@aM`B_D
        hAn@fB|Ez@lOlBtCz@wFZgHp@sDe@eB~BwAq@_I_@aS^o@|AcY\KyCgLb@_IAaIhB{A~BtBrA{F|CyHnA_EqEaIxAs
        Iu@cK|@qCw@gIZnCyDgGuAmw@`CiDtBkOxCgXe@mK^eDrAVpCuFv@kGg@aJEyJf@{JU{IpDwF_A`D_CwAyA}Rv@_LK
        _Q~AwGvA?zW`GxAbGOsDhBwBdD{At@WpAr@t@tJk@lPtCpDVpHjC`HxBhAzA|GiChOzCxAiA~DtAjG[~@bCnF`EEnA
        cFj@XbHxDFtAdDsAtA|IfBdAbFhHn@z@jE~GxDhAiCtAcHnB{L_BuGiDuBI}AuHm@eJyFwImEgJ_D_DyGpFNvBdDzN
        zEbDuFbObArNlIcDzB|Lr@rHRMoCvH_@vFbB`Rc@pSz@fSdK|VvMyHXaBzBaEj@_CaB{EJaHzEEhDzCfEPlFxA~HlH
        `H`AhCzOnM`CtBhGtB|B@|B_BjGpC^`AjAKtAbAz@bAGnCfBj@b@`@jAz@bC^vAt@DvATTmA^qBvAkDjFq@`CAdFjA
        lBrDd@~CpArDPVkBe@uCvAqEsC_@hCkD~Ae@Vd@x@NFe@r@Qt@_@w@wAm@WPc@s@kBL_@rBU|Au@vGx@rC|AvEt@kB
        {Ah@mA}CeChBiBlDfA`FhCzB`CbEHdBzAiBfCcD^ExA}Cx@_FmCqDlAaCD_@fBzGv@zAjBbEbBdBjCwElBmAbEyBvD
        gCxCBrC|Bt@o@jBuB|@\`Dr@|ClBPpCxE`DdGxDlFrGxDtGfD`FTxBxAbAaApBbBvGbBpE\dArElBJr@qCm@mAjG_A
        |A`@hGhDfD|Dj@hCyCrEyDbGuDzByB~C{ApJZ~IdDbCdF`C`DdDxFxDfA_Cw@gCtCqBdD[pAgBdBoEpD{AjDB]{CnD
        ?NzElDtMMnCaCDqAtDc@lDoBpBwBVgBfBm@PuBxBsAbCKfCTxASdAMtBeAt@oApDBbAlCJ|DsCjF}CVeBpBeCZeDfA
        kBUqCj@sAnAmA`@aBhBqB`B}A^tBd@oBU{By@_EPuC{@wC`AuBOyEpAgB~@oFb@{FvAeD`CbBbFnCnBQzBo@cAwFh@
        yDzCgFWgArBYlCaDx@gBHeBf@_BpAuBvDGQrA~@lBrAg@\b@v@UlAQZhAfCAtFf@IvChBtB~GdC~EjFtC|BfE`C?zA
        bBp@rDfA|AHx@vCg@bGKdDtA|D?rIfBHxAvC{@`AtDx@bAfCnAv@|DyDzAwGjAiEdA}AjB_En@yFb@}BtDqGpAcKz@
        _G?qFd@{D`HvBlCWdGqF_BgAx@mAhFiDrCq@x@oCzCyCnJd@bIBxGZvJ{@xEm@`FYtAuF~Aa@xCb@fE~AtFaAhEyC~
        Dy@dC{DpCkGjB^~BaAhAlAvBIi@xAPj@aAvCmAjDaBl@a@dAgCrAKpARbAY`Ay@v@Y`A]p@LqCu@iBw@S{@|@CrBj@
        tBe@jAc@GEt@}C_@cDDyBDgCgCuC_C}B{By@cAYPRpAXd@[|CyAfCmBfAsCXuBb@yArBu@`AgAX?j@hAvB^v@rA~@h
        AfCzAIf@n@^bBWdCRXzAAzBjAR~Al@h@zB?lAp@?nA~Av@lBQdC`AzAJnCt@f@vABbAfErA~H|ApDlCvAHz@KtBrA|
        Bd@fDHp@Jj@r@t@N\p@bBC|@XjCIr@sBEmB^y@f@sCx@qAi@IT{AWe@FwAXsAz@}@NmAfBgAhBgDv@cDhCgCxAa@bC
        }DVkCIuBrB}E|AmAjBi@`AqBKk@v@gBx@m@lAsC~EiHbB?_@mBGeAYoAF[v@nAh@vCv@fBl@`@zCyCnC}GRPqApE{B
        hEuCvHiAjBaApBqDzEf@b@G`CgFrDc@f@_AbEj@b@[lEiAnFkAn@mBhAsBfFw@vDkB~AqG|DmBpBmBrB}@bAaBz@o@
        |@DrApBl@uAv@_Ab@g@rAyApAaB@}Ds@yEWoD}@aBKgAe@qDI{A]iBS}AcAkA?Ct@PrBAhBj@fAv@vE~A~EzB~FjDb
        HhD~EjFnGfE`DhHfExDvCzEpFl@hBj@l@lCnAn@rAjALZlC~@nAf@dCnA`AzAtFKpB_CfAEr@v@vBK|@J~AeAzBqAd
        EiAj@_@xAFdEWnDGvHc@`Bz@nClAhC~BzBtDjA`F`B`FtEjAb@jClCpAl@PnC_BtCe@tBCz@a@IDbE^|Ao@`@\pArA
        fAbDbApFjBvAhAQrAs@LPfBp@pCVdDr@xAlD`CtAdBv@dBnBnC`FlElCvBvCzAnEjAdBJXt@xB[`Bd@xEg@vBXrAKl
        EnAhD^zBjAxABtAgA`ACvAwAFZZu@AuB~@eC_Ac@DyC`CyDdBiDnCcGrCwClAqCj@aEp@qC`AsHBmFXmBlAqAfBeDf
        BoFj@{BbDcEJyCP}B[oDcAuDKuA_AsDo@qAqBcC_AwAUsCHqBz@gAt@wBn@wBIi@}@oAdBeIbB_CQe@Z}@t@uCbDsE
        jEiEbCeDxBmEEaAk@_Ao@qCg@sCb@]cA_F]}CnAcCxAa@h@yAp@]Au@nEfAjAIjAj@~CCjB}B`AoCjCcCvC@nD?bDV
        `Dh@xHtBlBbArDx@rDw@xA@jCg@~B@jFb@jCv@dEhAd@Cr@?lE}A ytHczF`@zCb@dAfAl@CbB_ArC}Dh@iCbB{G`@
        yHu@Qm@b@mC[oEzCcAs@iCdCIm@iD{Dp@oD_ApCwBx@qB~Cp@TpC|@_CHq@o@qAd@eAfFcAxAsDlBq@DaAaERGsCiD
        _@mD\c@aEb@{BfEHhDq@fFvAxDh@xAtB`E`@fElEuD|DRdCyEjFiBhBeBlC{AF}@t@ |ia@vlOaHpA{FqAm@KkQc@{
        GfAmH`AwPr@aM|@cWl@_Qu@qYf@aN|@oOy@kPw@k@}ArWGdSm@fDoAxOi@c@yAiAqAiAkAd@qAlIu@vCeAtH_AeNJm
        M_@aHbAcJ{@iIiA_DaAdAqA`Gw@dHy@zKKfJ[bKS`CiA`G}@zCeA~@cFaBRuD|@gIS}HYcDtA}HSiGk@yFu@cFaAmH
        SFiAfAkA{@eAaGc@uBbAqHg@eFq@}GCmGSmGo@wEi@sFk@{CJgCNiH[iGb@sGCeG[mGRiHRuGGkQFqGGkEy@qF_@yF
        h@oFa@wEgA_C~@eAdAaC`AoEy@mFhAoGVeFt@yGI}Fc@mHFmGZqG`@iBuA~BaA`BeAbGOnBkAj@iAdAsCwCXeGJcGK
        iF^kEz@uAdAmGJcG[qGg@uFUkEl@iGOkDwCaDxAeFb@{FScDlAeGFqFVoFh@{CiAmAeAgElAqGSkEj@iC`AiGSoEi@
        kEs@qF[yGU}F[cEk@uB}@o@uAVqA|@mAfAoA|@mAr@eAHmAQmA}AkAoAqA]mAd@uAVmAaByAmB{@_CiAiC}@_D{@mA
        uAmBu@}Bs@_EK}B}@kCg@cDUqCs@qB}@{CWuBr@jA`AhEx@vAj@rC_@bDRxG`B`Bx@ZlAKjA}A`AhCn@zDLjBbAtB|
        @|BtA^hAgArAiB|@cDl@wC~@qAlAk@hAy@lA}AbA{@hAYvD{@hAOlA}@nAZhBlBpArB`AjGZxAdAvB`AlHjAhG\zFj
        @lGh@~CpA`IF~IG|HNnI?}@lAqHb@_Fv@{BdA|E|@xIS|Gr@HpAFlAiF`Ak@jA}FhAgL^gJt@}G|@kJ~@qN\gNv@uI
        x@sJbAcE|AaBhAqFeAeTyB_Ls@cJu@qNCgNZsKl@aCuAuGy@yNCiKk@wJi@_L[yLc@uHq@jCeAvAgA?iA`KFzK^fK?
        t@kAYsCyAk@}Gm@qIo@eNsBsDoAqGa@mG[iCOsHGeHYwFg@qFo@{Em@uG}@oDcA{Dy@y@mArEo@gAqAcC}@oEg@{Em
        @kE_A{CmAaB}AoCu@oFHaBbAmFFGkAeBmAwERq@hAoFJaGa@yFWcFJuApA{EcAkEa@aMw@kEm@}E_@mDi@wBgAuCr@
        oE[oC|AqBdAaFe@yAmAkEw@eGJoAhAcDiAwEWiFGsEB_FVuEJ}A`AaCz@{Ec@iFGcF?}ECgE[sEUoDw@{Da@kESwCw
        @mBkBqBcAoE^mAdAkDn@oEOmCdAsCr@kEo@eAuAsDc@oEaAcE[iFe@}MeC{DVsDeAaCw@{DBcDm@g@gAgDu@cDg@gE
        ]wDOoDJ}DP_Dv@StAoD`AwBv@oFVeCt@cDt@_EJ_De@kDqA{Dh@_Kn@cELgE?cDnEFr@TxA~Dp@|CjA[lA_FCZlAdB
        hA|ApAwC~@gFPeFa@mBmAcAkAkB}@}By@s@gAgBaB}BQcFGgEWiE_@aBmA{@iAgCiAcEs@iDe@kBcAqBa@qC_@gERs
        DScEWyEJqCu@eBeCiAt@}A|AgDf@_EN_EWkEN{DB}BSgDJwCj@sD[wE?wD[oEZcCaAeBcAiCu@yFuCaCZwCt@eCfA}
        FvBcEBwD?wEUwE[cDu@gC{@_FGsCi@}Cd@eB~@kC|@{EGgCr@oFp@yFRoEO{C}@eC_AsDOsDZoER{D_@sD?gJf@sDc
        @wE]kEGcF?wDSsDOu@aBGqA}Bt@a@xAcArAqA`AgD`@cFIeGCsDKeG?{DCeGF_FNmC|@f@hAaCz@uEl@_Fr@aG`@mG
        ^kE\cFB_CaAqDv@wC|@oDl@sFReFVaBlAcFn@wCdA_F^eFCwEJmFCoFL_FZmEn@oEd@mCz@VlAhBdA~C~C|ArAdG\t
        BfAbGh@xAlAfCjApC|@pApAp@hARxACjAqBlAi@hA}AdAsJZoAtAhJ^nHh@zJFhDpB`@|AtAhAhBjAiG`AeBpAkDhA
        sFbAuG|@kH|@kM~@cB`B_Qh@{DhAiPq@aXlB?``@~heA??a`@K@oDsBgJ|@kFeA hrX{wInD_Av@mD`GaDjB{D~DM|
        HChFy@|KoEzOkBtGNhK{AjFsA|Eh@g@hClBLfFf@nDbA|Eh@ZsByAeEsE{@t@q@~FlBfCdC~GlCqC`BzDlCvErAfE|
        @p@vAvHfB|@|AhFrAhCMxDv@jEbAdD`AvIx@\a@yE}AcE}@uEkBwFWaBqAuGwBk@g@sCeAa@wCeBuBdFz@`Aa@jBhA
        `CeBt@fAjAcBfEnAxB?NwBc@gA`CgAbGd@fD}AhCo@?oBxCuAmAqBaDoBgAgBaDMgC^aD_BqCNwC}@d@yAnBc@sCmA
        xB@rEj@|@j@|Ck@xGTdHo@rAoAzFsBwGsA_MaBcD?ZbBeLG`D{BtFkAlCcB~DsApG_AoBgBaJG{FyAo@aBkE}AcEWy
        JwAwDLsHkBmHh@qCxAwAe@qIJJl@qH`@kESeL~@_KPyCXiG_@oHz@mQjAyH~AqEPmDsAsF}@gHVkHuAgIq@gCpAuCm
        @k@}AiCRqIrDkGgCYvCuF_@kA{@qFJqHrAsMhAqG`@cEMmGdBvGbBgJh@{OWiDa@uEvByEeBjEsA_CcAsFI_DSaDn@
        gEjB_FOaJxAuH_@cHDV{BqDc@uHbA@|D_C_D_DD{AiEtE{BhFoAO{EkFqCgG^iEvAoG`FpD`BsJf@?lEiG}CoF~Bz@
        tCaEdCoEoCqCkDK{E{GLgH\kGbBK`BrCjBkChBX`BdKjCvG\lE{@z@bB~DhDx@tAfFfC|GL|CrAL`CfFVtFbDvE~El
        A|CHfFcH`@{AxD{AvCwGe@sJtAgEjAoC|AyFv@sErAiIJyEP`@lD}@fEqC~EiH|DyC_AkBmEfB{HlCiB_I}AaFkCoB
        iCNeCfCiDrFuCkFqEtAuDbAwHkCm@uIt@mEReDs@yD`AuFrB}@lAcJNDfDaAzFwD^oCtBaHoB}D{EeC}A{CrDcG|F{
        EnFnA|BiGnBsDrB}Hp@aC~@mAhD{CXoAjAO~EpCjAnCdAfIfAzFbDpI^jLi@jHAnELfDnC|FvA~GhGdFvDgDa@aIeG
        cLeDiHSqD`B|DdC_AvEaAtCcGbBiI[gEaFMpCaCfAvF`CxLvBfEnA|EnCvCMFiDyIcD~HD|EVc@`AtE~AlEdArEz@h
        BtB^j@@jBaAfBqADTiA}@l@Pv@dC^~AArC`@vAHrBH`Dv@?@aHe@{@d@vGz@~B?EW|@v@{@Fj@nCpCxCLs@j@I`Aq@
        i@jBq@b@AjA~@jAnB~CPG}@gCdBkAVeDd@tAi@~B~B]eC|@G|Dy@LSdA[fE|BrCnEz@`CrBbBLdBhAZ`AzE`CnB~A~
        AtB\lCc@hCaAjDwAlCAtA}AfFDdCFlAp@xBz@X`BW^wAjAm@fEeI\mAi@cCv@mBzCgDlA]hExAb@I~A{A|Bq@`FXpD
        UvCJpA^c@t@BnAi@f@d@XhA]hAd@pCEtCiBlDXpCm@zBLfDl@tDrCdEtAlB~Al@xA@hCI~Ae@bAlAnD`@nCNjGP`Ba
        @jB}@`Bg@xCcCtCo@pBmA`BsEt@qArAoDw@wCSuCc@}Bc@_CoAo@uBOgDa@y@gCs@sEm@oDDyBOo@h@F~AhBtBn@xB
        c@b@\tAp@zCp@s@h@B?\e@?@t@`@vAQ\RfAKPVdBd@r@b@Ff@bAaAb@O]y@XUFk@a@w@CSN]I}AP{AC_AUWW_AJo@J
        s@Cg@QyAZ_@B}@d@y@l@gA\s@t@NRHj@ShAl@bATnADvAIr@ExA^RPtAMr@h@r@It@]^s@jBkApA}ArAgAfABh@oAH
        SOu@n@aBMuAq@yBg@cA{@mBJFRoBDwA`@aAz@kAv@eBDuCkCsASAaAc@iDqB{A}BCOi@}CN{CcBmAm@aB_BeAJs@t@
        d@`ADn@tBVaAxA@fBvArBiA~CwAMk@oC|@eAHwCwFqAX}AeA}@gAjCkCBaClBGbAqD?uESqBxAyCVoB}@Aq@wFKoFC
        hDz@cA|A_DNwC`B_@~CgBCmAl@cChA{B`CEfBiABkB`BmAdAoFf@Uc@aDOuEt@wEdAsEfD_@pAcAGq@lBoB|IkB^Ch
        CtCdD}@z@aJ^GfEwCcCyFfAkIxBaBtB^lBgF}@eKhBiHGgHdD_G~EyCx@iDFgA|@eBvJnAjIdB`CxGtG|B`FrClDp@
        Bv@pCMvJv@rHTbC|@lAb@jGhEbG`@nE`DtAn@vBvE?zHjAjCxA~Ex@jF~ChDdEZrCa@nBd@hEl@~AjClB|E~InD~Cf
        C|AxA|DbCpBvA|B`FlBpCg@lBTvDuAfCDxBmBLfB}FjDXhC{BtAH`B~D~FfHjBpKh@zESi@tBf@tCc@dBvBdAjEZ~D
        iAlAr@[fEgCz@kB_A{@fBvD|@~C|B\fEn@jBzD?zCdBx@tCcEpC_Eh@dApDjFpB`ChFtDlApA|A_AnEeCrBrAIpDA~
        Ap@tDfA^xDrAD`FaAbFiCxFsB|@}Bw@uBbBcCXuIuA_EqEyClHy@}DqDcAkI}EdAgB}KdCs@|@xF|B]}@}GcAqJ{Ag
        Cx@cEN_FsAG{BaIiC_IsAiHl@kH{@cDVwFsBsFe@aK_A_L}@_MLeIh@yGhEsBNqAjKgEfJyExC{BpAeD_@w@hDgGbE
        oJ|DmKpA{A|@sCzCaClCoA_AyA~A}D}@kC_D_CiBsCj@wAjA|AvBwAi@w@`@uDeA]c@}BkA_CLqAmBi@gCoAX}@iAO
        FcBm@gAcBMsA}BkAgBhAo@e@sBj@uDi@u@^gDnAiB`Ay@j@kBq@u@r@Mb@aAbBw@vALf@dAnAp@j@DRh@_BjBv@XZ\
        |AH`@wBX`@`AKf@oApAMr@UtA?Dj@V_@jBk@f@i@Ua@Dk@v@o@lAg@dAYJy@t@c@Mx@f@n@l@u@~@SZg@A}@Y}@v@]
        m@e@dA}@|AqAj@aArA_AbByAU]a@\MM`@_Az@OTl@rBAfASrAg@lBKx@k@dBa@zBCzAg@jBqA`FwEfB_A`Ds@nBL~C
        jAdBRjCu@tCe@zD{AtC[`F{AfD_Bp@u@nBKjE}@rA{AtEqBbB}Bn@_BaASRy@m@s@?cA`AyAPoAbAcBnDgEhE{C~A{
        BjDqAb@o@]{BdBo@tB_Bp@kCjBOrBiB|A_BF_AjBuCdAyCAkAnCoAbAHpBw@^pAa@~AStCcApAsChCa@l@]NYbAc@C
        g@`C{@p@k@fA{BdBcAxDy@vAw@zAIhBaBDoAzAgAxAB`@rAhAb@?t@yB`CqBnC_BdBs@EqC\kBfFwCZXp@s@zBo@tB
        sBOOqAJiAkAGyAxCmCtBw@hA{BhAcCzA_DpAsD`@eB~BqB|AWTy@nBIfAu@xDSp@_@VmB`EgEfDuGGm@vAaAzCgDZc
        DhBkBk@eDDkD~@yCmA{Do@iJb@kG~@kDx@{AWg@aHbAiBzDq@s@^cDbAcDX?bKcElCwAjJqAlBqD[yB~FuAb@_DnFq
        CDeB ilVjsEtBhBx@IbBx@`B|@nCEdC?tE_ChBe@CsBcBY_@m@DgAWiCTwBhBiE^qBGqBnAaCBy@xAoAV}CpB}CZsA
        wAtAbAyDcBx@y@lA@eBbB}CP_An@{@UqBi@q@YcBRsBqAoCOvCsAiCaDaAaBuAwCiA{AOu@X}CkAyBU]k@s@QoBDqE
        {@kBwAs@iBsBeBIoACmBkCgDsAjDuAg@fA}A_AaBwAj@WwCmBaBo@oAcBa@Cw@wAVAq@wA]aBYqCzAoBtB}B@}BPh@
        mB_B_DyAs@^q@wAqBwBgAgBVgDe@BeBrCaAkB[cCp@iBpAgDp@y@S{B|@sBy@kAPm@e@{A`Br@jBjAnAdADWnAz@bB
        dAbBMv@_DlByC~@eBdAoCtBy@?gBp@]|@_EbAcCcAe@kBg@wAYmB{@_DZ_BOy@VqBYwCe@g@\aAo@iBe@mBCy@kAiA
        w@`BMzBq@XGrAgAbBOpBFfAgA|C_CkAaArA_BlARxAk@jD]`Bq@Xu@hDRfBaAfCwEfBmC~AeCtAXn@qB|BmAvEoAk@
        oAvAq@_@a@rEmCzB{AjA}C`Dw@~CCpBLzB_BhDJpD`@zAt@pDCpBf@nCvAtDrC`BhAzC`A`Bz@jDjAbBp@tCXhCI~@
        rBbA~EFvDpAzAlAvBtAdDyAxBa@]gBjBd@nDnCjDu@pB_@pBM`Ey@`C{Bb@wCn@cB`BqA~DWaA_Bn@uC`BjCpDb@gB
        mB]sBmAaBNsC`DhD|BbAjA~CzCqAEiB|BqCfBiAc@m@~FyBjCE~D_BdJPbGfAbF`A|DKrEdBlDl@d@fBhApAhDB|BP
        nDc@nCT jfEw`OcBb@cUU{QbAcK{@eDfAzErB}NiAi]mAwQd@oBtAnXlCnBl@hR`@?@yLFhFpC~C`CE|EoF`CxHHfI
        |@qJhBm@hDtEPcGjDzLNgFnA`AfAxG\vG?{FfCAxAjKsAdBt@mGp@eGxBkA`DdJd@xCmAtFqBcAfCfFfBmOHsGHvOl
        D~O|CfQbA|E@lEjAtGrElLjChCFjGp@|Gl@jDzB@jCdBbCdI~CoAzCxAdDdB`ExGJdHaDnKA`EmBdCaExIyFdBaCZs
        DrGwDgAsCdCeAeEiFkHiAoAsAi@{CbFfAlBZrD\rFaALgCmAiByDCsKt@?ArI{BpDeAfEZdDo@}E{DxBiAlK}I~FmA
        AsAvOsBfLOtOHfNLfF_AzI}BkO}@aKI?AdYs@bMoA[mAuV_B{U_BmAiAzOgAmDoAsTiCcHUrAyAyMs@eR_@gRAyE|@
        qOmB}MjAwGLgK|@?AbMeB[uA}SwB}TH_GiAaUS}p@Xaf@|CnJlA|VF paLmoLnJ|AwM`C}Hj@_HvDyHL|@jC~IfFtF
        uAxH_EbGXVpBqErBoGzAqAt@aCdEbAnC|Fw@pN}CwGjDoEvB_@dA|OoAjLsBrFaBeAw@hHeB`HaBAx@`Q^hDcAcCsC
        wJC{KW`AgAeAcBaGaEv@yAjAcApH_BtKcA_Cs@rE{BnDK|CcAhBz@jJXtUm@fLy@bI]dDeAoE{AzG?~@kEyCqDmEqA
        cOs@pC~B}C|BwDaDyNqAwIlE\bCkKy@}DoAyLdBsG|AYvAsJm@oE~BaNlAoDpA tnNqfOcRGiBTaQa@wj@f@mLXmJt
        @Ft@fNtAbNf@pDj@?@oLAvMxBdIv@tIbDzK`@~Bf@pQR?@gGVhCb@eD`B|DdAtHv@|AlAvGz@[l@uIGCn@tOvBhOu@
        jQ\hHWxJIX_BqJm@`BoCyBMsOtAlG_CbIe@aDmAaJo@y@eAzGmArAeBaPF}CTuHgA~LWzTJ`JcAdDoAhFy@j@cAiHg
        @iFEgK_@eHiAwFHwEv@wCkBgG_@ o|[fq@aCrEsBEFvAyC`@z@d@sErATx@bCLp@s@jDUhE]xC_CpBmBfBmDdGwAfD
        x@xB`AWpCzCdAnBa@nEGpDcDhEg@p@v@|FDuAaD}Bw@r@yE~AgDbKgDdDQjHwDx@~AlAPj@gA@wAvCaBwEgAmCBNu@
        dH?lAuBrDe@rAaBmGo@eBaAaIpA]hAw@bIoEvBeDsEeFyBqD?iDdAuCfAuEd@{IhCoJpBiCdBoBdB]tBmIxBo@hBvD
        Tk@dC iwUnNjApH\eAbFxAlAyBlCKbB_AlFfAhAaB`CJdDW\kGbBw@~AiDZoDWwDuBeCsCdAyCe@g@iDuAe@oFi@mC
        }CaB_CoAiAiDmByCiCeB{CoAAeBdBItAcCv@eDz@LlAdCHc@`BrCbApBtDsCzD`@zA_FxDlFV`AfCGrD~DhC d_Sul
        LhJ_@vIu@fFJvJbAxN\bJPjB}ApGu@pDTtF}CeCUsHa@yGHaGc@~Jm@jLNxGChBiAgMmA?AlH@zIs@gDuCiCoAwOwB
        kEd@bB|A}L}@uGdBaFeBuD`AcDbEcBsAlCkEoD]gE^_FpA}B`E}@lCmI`BiJ~ATvAfIN_CjA svHxeBPtAt@l@JfDn
        AhF`BrGzBxJjAtGxAfFbDn@lDrApGyBv@iBJqDdA}CRoCc@oC{Ac@AaA}AwCQ}Bl@_Bd@}BNwDeAoB[}BaBGoBi@iA
        c@wAAqBqBeD{B{@cBZuAsAVoBiCAwBaAyAeAtAu@tAq@bC_@nFs@|AR~Ab@x@bAuBd@z@ o}RpUvCaDbBuCvCwGnDe
        Dx@kDhA{CrD}BfBkDvCoBnE{EPeBaCFsHd@qDbEyCfCmBrA}DtEkEBgDfCsBfDwCzAnA`DqBdAgABa@jCeAnBqCPaB
        |Bp@xFFrH|EBfDeD`GcD |a@uxIHaEdBeBgAmE{CaD_DNoFQrExEiE[{E@r@`DrDrDmEJcE`GgC^yB`Fy@nAqFd@V~
        BdBx@oAfBrDfBjG?rIt@|Ag@bC|AvDUlCjAhBg@eHqEqDi@vHa@x@oAqE}@lBkBe@cCiHR[sBfC_CpFa@n@u@gAyA`
        Au@ gkYgwEzIj@jF~AhF@iErCdCrI~BrA`BmAq@sD~By@nAiC{D{@iB}BgEgBsCgCmK{@uEf@oEaJeC|AwKuG{BsF`
        @_FuA_CsEc@kBtGD`DvDhEClEjA~Ca@bBfBjC|F|A~IJ|GdFdCmA _sKkxMbR~AjR|DhHbExH~Dg@dD_KbDvBPjSYt
        @yAhJs@ZkBkEk@FkBmKkDvDW}MoDt@yA_MiBsS_CySe@uIiAeKYiCnAdC|@ x}`@wpKvCeAhGy@l@wAhE_@bFXjBeA
        i@iAlFn@yA|ApBrA?{WiNvCkOdEN|BeCn@l@oC}O\gKxDdEvAfIRDbEnAh@ riCwuKH{@bLm@gCaCoH]uHfCoHmB{F
        x@eIkBkILl@`CaFfCbGxC~PfClDb@rX{AcEwArLaB taHtvNvJn@`Lf@xMKdGcAa@qAkLu@kDcA}BuAyAiAwBeAaCq
        AeB?iHk@mHj@uFtAuAxBWtAGdBtH|@ rcW{|LlMiBuAsAiCqCmDcCbEyBcT_@}Gh@}NHcEx@uErAzFr@hNjCvFjC?v
        AlO~A hwO{nNrGz@pJtC~IL~KWtEqAAgA}Cu@jJ@|EcA|ByAiCwAkC}@kEMvAm@qMI_GjBoIh@gId@}CbC vnQ{`N}
        E~@gK?mD`Al@jAeFj@}Bn@mGFcHP}Hk@wKOcILuEhAm@rA|Br@hHj@~FW|P\xKB`IYrO_AdAmBVaBfEwA|KWfF}@iA
        qA mbBy~MlLyBuDgAjHw@dKiDzC{CaPgAmBdA{GAkAeAeHE{FdAqSrCtNnAnBpCnDd@|AdD a`a@laG?rAhAzAbCrC
        dBnAiA~AxCBjDhAr@bCpBhE`GpCvDC`CaAvEM`@iAkBsCyFeEaCc@oCkAiDiByBgBwAsCkAs@]mBkC}Ak@tAm@pAmC
        oA gmVfBsDpDkByAsJcANzAvA]tAtBnDjA{D`Gb@bAsDdF@bChBx@lAeA_BcDbElAp@w@YkAnCuBMaEbCz@OhFG|G|
        BZtAy@w@wD\aErA?|@iCqAaC[_DeBkHi@sAiDsC{Cz@{FXeFGeEoCa@j@~CdEtCd@`Ee@jIHnDZ xjIioHYhB}@zBr
        AnDxAFbCe@k@cDv@WfFlDvBGmC}A~Do@vEJbKE\{@{BeAtAu@gDyBmE}H{BqBmDcA{AFd@t@hB|BdCnDcCcAeCh@dA
        dAoDv@}Aq@eE|@|@pC zyTwtM`[VvGc@oGcE}Dw@qPbAcJtB{IN|G_EwDgAmETcA~AmAdAqD_@qEFc@`BxB|AdT^vN
        tAnHDXaA ciQkyNoLm@cKbBmM`Ep@rDrLVlPw@jImAvCmCpGg@ q}`@tsFoCeAa@yCFaCpAeCEc@~AqA|CoDpAmCiA
        OkBnB{Cr@w@pDqCpECgCyAt@]vC_D~@gCNqBkAeBVp@nDz@tBvCCt@z@QtAZd@jAhBbBhCxCnA`@s@rA]sBcD`AmBv
        EoA ~lMl|LiCWgFFy@eBKiAB_DqB}AwD_@iBhAm@hAuAxAaAvAw@xAWxAb@lAt@hAjFZ~Ed@dGCaBmAhMv@vC{@JqA
         nlMpjIyGdCgGdAgByA_AiCwDqAoCVkAzAcBtCcGvBwGp@xAbB|DHdBeA`AnAjD|@`BEtBOpC{@pE]xFmBlEkBpG_F
         o~Tjs@nEOxDc@fFkArCSpAXlJsA`@uAtDMgC}DsFH_DnAsALYfA_KRk@qAqJ~AiA~BkHd@uFtBdFjAzEoA awZi~G
        b@gDUaEVwEo@wCGiGtBeEQoGyD{AnA}AwA[s@dCeA~DBbEqAhEgE`JfHaAxB`HaEjEBjCvCwB nwMkbCLv@sCHuCpA
        Vl@bCXdCHhCO~GPeCmBnAs@`CMbAy@n@qBnBFzDu@z@i@bG]dAg@iAq@bEIlCfBrABZn@bBTrASgB{@k@iAyAk@eBe
        @wCSo@UmDL{C@{DbAoAhAyDUgAl@eHtEaAA }kZymGuEKy@sG{@{CiFnEyCbAkCh@mCsAk@~EfHt@nDdExHgCjBzE|
        E@ZeE ueWcuAPjB_An@RzAzCaBhAgBr@fA~BuBrDZbBk@IqA}@s@z@m@XfA`BqB\wAF}DqA`ASyHaAuDwB@{Bv@}@s
        @Qr@`@pAeAnCt@dDtB`A\`Dk@|CiBTwAW `i@ywIuEzBjBfCa@nCvCpD`JtBzG]aDoEfBkEoG{CwC}A vkR_}LhCkA
        pNyCC_AwKVzEaCkF_BoFh@cJYs@x@xD~AmHtAb@rDfIlA {d[srM`VEhIn@lKaCkBiCgGe@oOHsUhB ogW_m@|B}A|
        @pA|AGrCnB`@y@mAgD}By@mBiAeAxAwCu@_@yAmCEJyCaD|AQdBMhASbCKnBbAvDhAkE|AbB_ArCv@|AjFsBv@qC g
        nCcwNyNp@gKdAhHjBbQVjQa@b@u@~GCxE{AiRw@aHn@ rlOilKzGfBdAuBlGRmDcBY{CcAwDoCNc@vAgB]sBr@yEbA
        eF|@Q~AqCOoC`ApD~@vHo@nByA ck[teGrBmDC{AcCP_EdAiGaAwBLMjFbAdAT~CdAu@hChCh@IxBEzBkD zsQslMg
        Eu@_LD}Jn@hHpDnFf@tEtCbFGzBoDAcB `mLsuBaBhAhAnA|Ai@zAF`AIb@b@lAL\q@`A\nAfCr@_@Hw@bCa@|AJxB
        M|Ad@jB}@Q_AwDXwCNgAk@zAuAAkA~B_@m@w@yBHmD^Wa@{C?wBr@s@Ec@fAmBCDx@ hyR}{MmHcAwGJOYwCzAGfBz
        ArChIRtE_@CsBfINL{C ftVk_N{KaCqH@qG]ZxCxCdAxDHrJtA~H\lGk@ e~N_n@\nErAv@lDl@~A}C`@_HyAcIiCl
        B{AlC {wRenNeDWuCLyNpBx@nAfb@lA `rKvxNxFaA?GlBy@aMDoLRsCqAiBeAoEpAz@dBx@xAbL[ tzW}zHyB\{DR
        cAdAcB|AgErAqAlBbBZhI{Ax@eArDeAb@w@lEc@jAmBOm@ hjSwjNpFo@LkAgKX{OhAyC~AmApAdIUhI_A|LG |y^h
        lNFK~Bu@wBkAsJ^gE|@yCfAu@xA~JXdGeA xoNseMx@KzEiBIgA_BMiMTwIlBQt@rEEvEC oh\l^[EShBqBMw@eAoB
        eATuBwBCg@^BnBbAxBfBN^v@rE~AhB?bDy@pBw@O}@sDZmBM ktVmmCtAbDhBgDTuCsBcEaDwCyAz@`@xB vdR~cMt
        FGlGJjEe@hBsA}Ba@}FXaHN{EZyEWuBpBzCO gkTwpBbD}@DkDaByAyEw@sBBk@jAvAvAl@rB nzQorLuDpBzBdAlG
        {@`DTpGyAoD}@kCuAsEv@ {tAulFcJg@fA|C]|@h@dBvCkAdBSvGeB[gB mu@s~FcB}@wBlCZfGzAKnA`AjAs@FqFl
        @qB erWts@iCE_AYkAXhAt@nEvAfDv@`CtCjDj@VWQcAuAyBeEoAWm@ ocHywNoHAg@t@sBo@{Da@gHj@jA\lGXrDN
        Z^fF`@xEo@qB}@zLE ptQuqMpFs@iByA_Hu@mDdAiA~@lBlA q`CodNiCs@xB}@}Kg@oAhA_Hl@|LpA ftQciNt@fA
        fHh@`Dm@tAkANqAaGFuBJ n}J`cIoFwBiDp@wBoA_DxAz@dAlGz@xAeAhDxA g{WiEg@_DaAgAMjBuBPSpAHlDfBS\
        xBqAhBv@VnA}B {b_@v|BoBbAwAbA_Av@cDzBgBzAjAn@lBu@nCyA~BiBbCmCZaA wq[{vMsJ\uNt@dFlA~HQrJmA
         gzXemEA}AmBwBqBVqAsAsCh@YbApBxBpA_AdBl@t@tB dyMubL~EHp@aBuAoBuD[}Cv@AtAVZ nx\{hJsA|@lD|AfE
        lAdBs@\}AuDgAiB] qkWkfA@iAxByC_EBu@jAw@|ExCs@C`Aq@zB~Al@FmCz@I^yB pdUydNaD_AcHSyG\bAz@rJx@
         w_Wkw@zBiCi@u@q@w@U{BmBK^dCsC_ER|DfA`A|@|B w_[gjMWt@lH?xKUb@I}DoAyFQ j_YqqI}AX_EOz@bFmD~C
        nA?vB{AhA{AbB}@d@wA j}VjkMi@cAoFb@aG^oFc@pBdAzDr@tGO mnXhRgAxCfDqAdDQpBLhCGo@mBuFG {qLzpH}
        DXEd@v@xApHLDkBk@yB ccAs{IeHaA_AbBvB`DpEoB qyVzs@qDiAZnBlHv@hGW?iA_Dg@{Bz@ dcb@g~LiD?_Hx@N
        ZlEn@dGJ?iC cbVfs@{BOq@tAfFf@hCXjBAcAqBmBAu@eA j{ScjMcA[kGGwCj@nDbC k~Uuw@qCyBwBkCgBeEc@bD
        bClBhBfChG|D feNwrBsDViBn@a@t@jCB|@`@nB_@pBiAWk@ ux@saGxAg@n@gCi@iA_CkAa@jD dfOocKjCCj@u@s
        C{AqG@Bd@ do`@wjKn@QKiA{Bd@{BSaDr@eEXNTvCh@vCi@jAe@ wxViiAwB|@_C?BpAzAtA~Bz@D}AMeB kn\rNkB
        v@cAj@sAn@oArAkA~@WfB|@t@d@uBl@mAzAaApBsAnC{@ mqEa|EuD{@fCrASt@jEpA`BYl@oAkBI]o@ yya@jkBeA
        x@`@fBzBZlBYPwAkAcA{AV naKasHEb@~ABbG}@xD}AeAQeGp@ lm]{wB^gAIUa@a@Le@KSMBmA`@c@P_@Xq@dABJl
        Ah@~@^\^p@[ }_D{zEkBWXz@~GNC_@tFg@e@uAmBbA{CIsCL qe]n^Uz@{@l@aB|B}AbAZv@v@RtAkAvA_Cj@wC zl
        K}aHoCXyDC`BpAhAJ|FsAp@cAkA}@ {qVh}@Jt@rABhGkCyDg@iB|@ j~TaiNA[mE{@kBHcGf@rFd@ `zKerBc@f@r
        @p@tC?rBDJsA[]cD@ {tVikAtAaBdByCkDFeAfA tm_@mtJbCe@xBu@eEa@_DPQjA rcNcwCArBp@Hp@sBjAy@k@}B
        {@F bmQkeNkCd@VTzADtJMt@u@ ~uWxhMgEl@qHlAvJYpGw@ z{Je~@dDTb@Qy@w@BmAqBYi@D c}a@kyL`@_A}FsA
        ?hC _`b@~gB|Bh@XiAcBi@}@IuB}@?`B izWrTjA`AhCc@d@uAiEI lnNocKlAhBvAQr@{@GMmA{@qAD gf^bs@Gf@
        |CuAjBgAjAaA]S{An@cDzA aiYzb@@|AdBhCRwCc@gAi@aA af^d|@h@]KoAcC^aAh@_@r@lAD sj^~r@cA?gA~CoA
        ~A\b@rCkD ms_@h|A_@`Dt@Yh@JZw@BwC dlNcdDLiA}AOcCDEr@ gt^n`Aw@dAjCAjA{BwBp@ nbNqaDCgBxAoA?U
        }CxA`@lC ss]zk@pAqAIa@wBrAoA`Af@H _x_@|eB~@XbAwAGu@ nn]_`C`ALb@i@TO@MSOeAPs@^ hx]gdCJJLCdA
        EVm@FGs@[QL le^kiC]Sm@DCl@TRbAe@ ncb@bfBNJ?aBi@I |r]ubCjBEOWaBF
        """#

    static let borders = #"""
        dpZurL?dV@pb@eEDaEv@kCvAqD`CaEmBgEaAiBfBgCpAuDxA}BnCkEbFsI|BE|BnB`B v~VgqHwP?qQ?cE?aR?mQ?w
        Q?wQ?gT?kT?}K??kAcAAc@lB}@`@kCJkE^aE|@aDYuFr@aAAqDw@{DfAcElAaD`AyC~@Sr@o@RJRs@Dg@SIl@g@^u@
        ?]XV`@oE|Ai@tDg@lDx@tB|AlBj@dABRU\cA\q@?gFiBmE_@eGaBCSP}@^g@yA_@cE?wD?_AmAWOsEoCyAc@oHAoJ?
        So@aAKsA]eAyA}@{CwCwCaAr@gC_@wAv@?pGaCnB `{UkjEcFM}FUPd@mH`BgMlCkKA_D??qAyI?iAdAeB~@uBvAaA
        fBq@lBgBz@eDz@}B}CcDCkCnAcBfCeAtBuBpBk@jCw@|A{C|@mCj@mAE l_Q{yAEy@Um@Ze@_BcDaG?CcA^KTk@hAm
        @hAaAyA??qByD?yD@ brP{tAG[cAq@e@UJWo@K lmPcyAg@s@Ne@Og@}Aw@yAkA lmPcyAy@Nk@f@{@^GXuAUi@L[R
        LpA blPinB@|CN`F{@? blPinB@]WGc@VgAyBe@A v`PcpA}@IYk@]ADaBo@Ei@@i@u@{@f@SWe@WcAu@Ci@S@Yo@S
        Ea@\g@Hk@Yq@?eAY[[cAB tvOidA]YcCt@m@Y}@Na@h@y@Jo@i@ peOmr@Ke@Oi@Fc@]Wh@[?qAkAQ ztNfTWrAx@n
        @EhAqAOqARqAdBqBqAe@gCyBmDoFmA{EqE}@aCZwC zkNsGgEpBe@Cq@tAgDZy@_@aBbAuAl@ veNcl@YaB_ALe@{@
        l@sBW] `vM\s@QeC|A_A|A{Ar@uBpEsCVoBs@gA`@wBOwC|A~BhE{@DcBhB d_MwoBCw@r@{@q@a@OkAPkB x|LshA
        ~B`@r@bBjAx@z@hAVlCt@tBeBJYzAk@j@OpAVhAGh@o@No@dAaGSsBXkCjDoAUoCJqBWgA`@b@jBj@bANnCg@bCw@z
        @Gj@dBbBgAj@u@dA{@fE xvLtqBeBs@u@eB xsLzYrDIZ\bDd@bFfCL|Ar@dASjBvBx@?rAt@b@sArDmBxBh@tAeCJ
        kAhBoDDcDuBLnH{AToBa@ xsLzYyAcPCwA^qBvAgA?qCqBa@g@TEmArBSB{BeKBaAeAw@~@e@tBe@W |qLzlBaBfCY
        nCiBtA~@~DkB~EmArGoCY |qLzlB}BwEtAgDm@cAb@iAmAcBCiDIkCi@cAjDaI pqLlcAsCPgBEk@{@oDoAgBkAeGa
        @RtCWlANdCwEpD_F`@oAhAeCf@sAx@}BAsBz@GpBg@z@AtAx@@kAhF_KF\rBUlAmBv@m@zBb@|Ct@vASpB~@h@ |kL
        ~gI?|LuE?wBD pkLzeIxD_@`NYrAsBCuCdCJdAgAPsEyCwA_A_CVcBiBkDiAgGTuBwAe@TiAzAg@aAsAzAkAl@gFoA
        g@`@sFo@kEu@qDwBiA|@aE?wDwCaCDgDqBcEAwDr@c@|AwI{BmEPaEeAuDcC{DkC{Bx@mAg@_ADmIyEaBcAoEVq@ l
        bLbmCgDuDeGp@sBnCmAaDcFF_@j@ ~`LyFmBhB{CMg@}@sCm@qA_@WuAmCw@Hi@hDQZ}BGeCxAs@e@QsCX_Dp@y@o@
        mC]_FkAiAkAXw@ xfK`jCoAoFCkB_BoD}Iy@wDB{DdBA|@ xfK`jCoJdIcD\sFrCmElA]vAdEnHiEv@_F\}C_@uDyC
        _@oD pzJo_@fCwCu@u@B}A{B_@o@c@bAiAQiA}CuB pzJo_@gBGm@l@XvAcA\m@zAv@dA\hDq@dBMzA{B|AaBHUe@_
        AIyAa@_Au@oBPo@G dlJ|rEOaCk@k@@gEu@kEo@_D pjJb}B{@lBLnGsEd@qAe@eCt@e@z@QtDWlAiAFkA_@gAb@?l
        BZtBf@rB dgJz{DaCUiExCiAEmE~B{CnBsBfCvA|Aw@pB dgJz{DkGqGaFaEeCqAgDmBC_DbBqBbBd@ ddJid@^rDv
        Br@Il@b@fBwApC_A?YnByBlD j`J{JkBNQg@^g@Sy@oAP}ASsBh@ vsImMq@sAQ{Aa@uAlAuBNiCgBkD vsImMuAf@
        }@u@m@HYv@_BMkAkA}@sCuBwD riBgbCi@aAoW?d@_Hq@eByDQD_OoSHAoH jiB{dCC?aMOWgAqAyAaAsGuGwE}A{F
        }@MaA{CgDUgAXyA?aAm@{BEDkB]? fhBeqAuDBo@[c@AiAm@uAh@uABwAm@h@w@`A^|@?lAq@~@Bj@n@xED fgBklA
        iBa@aADu@UqJF zeB{cBcA_AcBP_Bk@oBA_Bz@cCr@yBrCcCfC p}A_dAwAaB}@Bs@a@k@?_@YPaAUUCcA rtAumA_
        B@oCp@k@COWkBN]I xqAsv@kBwAUw@a@k@w@Cm@e@_D?w@fAk@rADx@_@r@BhAw@K `kAkzAI|Be@pBkAv@OlAF|@
         `kAkzAcAc@_@uB_ACkCv@oBg@mAL]m@aXAk@kC`@Y~A}Y~A_ZqHA |fAwlAIfA_@?s@Ya@Dw@r@sANw@k@_AYo@[g@
        Bk@j@Wv@qArAf@p@F`Ai@SYVJz@}@v@ nfAmi@o@_AIy@yAkB}A}A |~@qs@i@Cs@UsAxBJnAe@j@w@?i@oAw@B lw
        @wdGgAq@qA]q@`BuB?a@YsBFw@bBzAt@@zC`@\F|AtANoAvBt@bCcAx@Zv@hAhAQ`A fu@gjDAe@?M fu@gjDoVdN
         du@{kD?kFaIsCgE]cDu@kAcBiFoAGsCsBOyAiAeGa@e@mAt@i@bAsEJyBjA_C vs@ao@Hx@S`Bh@vAy@v@_AJsArAE
        nARVLdD vs@ao@_@?KuANg@S[iAWp@_Dl@qAOcAg@O dq@y~@YQw@\yC@c@y@c@Bw@U_@rAm@WsA] hn@qwIg@hBf@
        jB{BAuCf@ v`@y_ALsBu@uABaA}CeD]iCu@o@aBXsAg@Ys@{CyAe@}@yDqAmB]q@f@_CA v`@y_AyAj@a@`AyAh@eA
        q@}AGgCr@ v]a{CaTrLaTrLo@|A{Bv@}A`@A|B}ES zPe^IoAtAkDs@aFsAgDt@{G tPg{@XwCCoB{IIwAL_A_@{AN
         zJknGoAlAoJxAgAk@aFzAgFY C{cAL|@sAfB?nCQ|Cq@hAj@rDObBu@|Bk@dA C{cAoDB iAi|AL`BYxAoB`CE`Bg
        Fj@DhC iAi|AaCGiAeAoGQqD_@OyBmBeC?mM sDwcAXhB}@x@eAdAEbBg@f@FjMq@hC sDwcAcAUi@wAaBQi@{@ mL
        siAcAy@gAAwCrB uNu~H]dA{AB}AnAkC|AeBOmDzA yOcf@KaID_Ce@}B}@{@aB{BTu@g@oAl@wBGaA wS}_I@?sCN
        wDi@_CvAmBn@ qU{gAMqDy@qA[qBs@k@uEWiEjAiAhAeBB}Ao@qFdBeBCuBuAuBDy@[kBJyCx@{CoBo@FgCzEc@C u
        YwvByGwAaQiKmT{J mb@qtHUoBs@G mb@qtHm@Py@C wd@ixHWeC wd@ixHg@l@HvA oe@o|H`@qEwB?q@kAq@uDb@
        cA ue@ctH}Ar@_Hb@dBhCVlC wi@m~GbAwA~A^C{AqCoBDq@yAPw@a@ wi@m~GFv@{@jAdAz@s@zCkBVTvA wi@m~G
        uAh@aBGoBcAa@\_BEi@oAsCXwAa@OqA um@shHiD@g@k@uEz@ ss@}eFf@fB_@|Dn@bDzBnBQvCcDtBAn@{BpAsAdJ
         ct@y\s@mC}A_Ey@AwBuBkACoBrAiCcAQsAk@oA_@eBiBqAi@kCi@k@[gBs@_CiDyCIaAUe@nAmA it@ovIuCX_C]
         gz@m|DaApDIzAb@bDOxAXlBQ|BnArAuBnCGtAeAnB}Ac@}CzAwA|B gz@m|DaBm@QsATsAiCkA{@_AaBy@KyC iz@i
        EcAKcH@@oF }z@ahHGb@\p@yAb@eBD }z@ahH}@IcBv@[u@qDHmCc@_BD}@f@Sa@\aCgAYgA{A i{@gMeIB g`AadH
        yBZUe@eEc@m@dA}Gr@ }cA{nJwAqBeDiCaAiF~BeBJiGaC{DeEBeAoAfAcAuHwGgE}EcCmC_E?s@oByJ^]cC{BG id
        AzWyCmBjAcCcAs@gCWOwAiB~AoDF}@}AYeCT{C~AuBwAgFp@g@tCPv@gBOwA oeAcM}AMyBZuBYYH ihAbkBaBe@uB
        a@aCDwBxA]MiXGkC~AcNZoJqA miAn^qAuA{@a@kAbA _jAuqC{HtAoBlBmCiA ckAdc@s@UEuA_@s@iAi@ _lAbe@
        sAYw@@gAWmQBo@rCy@vBm@`AkAfBcCOaA[oBZ]q@q@sB{BGIc@eB?PfAsFAC|Bg@lA\vBOxBaAhAHlFo@QwAD{B]yA
        J gpAz\s@RcAkAkB@Mv@iAb@uB}BsB_Bs@_AFeDwAaE{AeBaCaBW_ACgAa@eAJqBYoDe@}B{@iBKwB wpAeM{FFaDt
        @}Cl@MkB _tAopHpBuAdBo@RsAb@{@qCi@iAq@oCg@q@e@s@VyAU _tAopHsC~@oBoAeAO{C|@}AK{Ad@ wtAk{GiC
        De@_@cA^mAB@w@eASSqA}Cs@ iuAuaHT`Bo@tA iuAuaHcDNeBm@mDCe@a@ gwA_oIm@dBv@t@iAfAq@hBNbAqA~B
         swA_mAE_Ay@K syAkoAS}A`CCAaCrAiAuAeG_G}DIcGmAuKi@uApAcAB_AhAs@p@uH syAkoAmA~BMbCFdCmBtDnBA
        v@LzASj@|AuBrBwA`@[rA_AhC^t@ y{A{mCiEmB}W|J}W~J {|Am~H}A`AuCNJv@kBf@]q@gCTS|@sCJ{A`B o~Akm
        @bBhEn@b@NzCSrANz@}AfBQfAiAdByA`AIxASx@ o~Akm@eDOc@q@a@Bq@j@yFkAuAmAgBeAReAw@QaEJ{D}AoCyEe
        BoA}Ba@ acBeMiByDuBiBgC`@_CJ gdBycHa@@e@bA gdBycHaAaCd@i@oB?OqA ceBrqD_BcBoAv@a@rAyAN{Bd@k
        BOqDeBAaV ofBsaH_AVuCtAeDd@iA] _iBwnHNXSdA _iBwnH[k@yABcASCSe@GMm@m@I]c@{@? ciBwkHeBp@iATg
        DWOg@mAEaB_@UL}AYm@m@aAKuEz@k@S irB{TQkCmAeBkB_AcDbA_ChAqCRuCd@y@wB[O{AR}EcBoAh@_AE]o@iAQu
        CT_CBaAS irBohGUa@ _sBqiGpDkAhAsAjAk@zAiAj@}@`B}Ai@qAgAl@i@i@}ACkD^iCA{Aj@ _sBqiG]mB_Am@e@
        Q utB}}Go@lA_Av@jAjA utB}}GyCs@{BF ytBktHKJqAYeBdAuBi@}ARoC[}DjA yuBkwGgA?p@vA_BjA\|Al@H c
        wB_oGs@`@]ZaARkAh@NP axBwdGL_AwAaBKd@u@Q {yBesIuFVoJC k{BxyC?gQcEGEgUuCEsHeAkApA_CmA{@?oBm
        @ k{BxyCu@\uB|DPxBk@dAoCScByA}A{@o@_BaBm@sAV_Bv@cDH}Bm@U_Aa@}AmBO{@kAaAeCsDsCyGsC m|BeiGe@
        k@ m|BeiGi@t@o@RMfA }|BsvF}AaBI_AaA]Cs@ k}Bi_HkBnAU|@yBn@OpAuBx@}@k@q@Vn@`@e@b@ k}Bi_H_De@
        yBeC}AgCyBi@ s}BqjGo@M[cAa@I]Zc@JY^a@He@b@]?Vn@VVGL u_CsdGXbA]tAqAp@ u_CsdGY@Gg@uB_@m@G a`
        C}nLuBs@_FhBcGIwEn@}DwAaBsCuHaAaGlAtAlC a`C}nLiG`BwHfCErHaAlA kbCg~FaCQmAk@kBB_@a@e@G sbCe
        }IcF}@oILcES[h@iBJ_E~A }cC}wIqE`@wA^Tv@Op@ {eCagGcAI{AC aiCsmHe@qAw@s@ aiCsmHmBt@Mt@ {jCog
        Ga@[TW_@_AmA}@`BuAPiAq@k@ {jCogGcB~@MbC _lCyqHk@Jr@yAuDeDaBUUy@bBmD slCmsGw@pAmAOyC^eHHcBq
        @iFo@qChAuBR }lCgjHuAk@{BT_C@}An@cA]sCSq@m@sA? amCqrIeBTo@|@ {mCsdACo@hA{@@sBh@mAdAJSiAs@q
        AVsAaA{@h@o@u@yByAsCmDLHyW {mCsdAWtAqBzBApA`@pAM~@eAv@wCvA mnCkaGsCD_Du@mCdAuDSAcB cpCnlBb
        C{BdCcDG{RaL@PcA]kAb@}AW_BT}@ cpCnlBaDk@aCHoAl@?N wqC}oIIvAu@jA?nAvBf@}@|ACvA wqC}oIaE?yEi
        Am@qBcD_ARyA arCkaI_BGkBu@{CCiEN}En@}CBkAZiAa@s@l@uDIoARKcB}@k@kDK _tCkyBAsAeF??oK mtChcAe
        ABI|@}AC_CPaAxA_DZyB}@m@fByCZgAtAqAlByC@NwEv@b@jCmAt@c@YgEa@kFj@yAw@}Bu@WmGa@mAR }vCehJiDc
        @wAVkDhAeD@ qxCmr@fCmA{@UeAe@q@qDw@{AoC[a@t@gBtBu@NgAa@oCF[f@gE?Eg@gBe@Sy@kAi@gDrBeBScBoCm
        BmBPwBn@y@wBIMm@}ALVrCWnCeBlAWdABbB[BAzC qxCmr@kBnAA`AgCfBqAtAs@vBsCnA_@~@ g{CohC?_V?gUz@_
        Ds@{B^uAgA_B g{CohCcX?gW?yW? w{CjmBc@N {|CzmBmA~Cg@`@}@rBcFzEsATAdAy@~ByC\_CxA {|CzmB_FTaA
        TaACoBaCmDcDgAOWeAqBoAuCY {aDc~Fm@W}@{B~Au@ gbDmdGkE}@kDX qdDszIyB_@wEmA keDklHo@]cCSsC|@q
        AFyAt@LbAiA^[rAeAr@LZc@Tr@LtBER[h@NMb@t@~@`@bAr@T keDklH{@R}@x@_ArAsBvBEvATtAc@xA qiDefJuA
        _Az@yDmCsB\c@ qiDefJ_Bl@Q~A_AtB ajDu_@yBbDyAVu@a@{ALoBi@m@tAoDbC mnDcyJkL_GyDsBkAeBfHgCoAa
        CrDuCgCkDhFaFyDwCpHcC[kC coDa~IqEp@[p@iBWaEn@S|Ah@t@{B`CqAd@Jb@gC`@w@t@lAj@~CGd@Rm@`Aq@~B
         moDi{GyAd@}A_@yA`@ uqDsnLaDSsIoA ktDvPSmBYMGwBy@w@ ktDvPs@xAKpF ktDvPyBN}@qBiBJ kvDb[c@vDR
        fBg@rBsBnBkBzF kvDb[qAIiAgAmAgBo@i@@aAh@k@JoA }vD`iCqA@_B`@cAWiBR {wDjGAuCm@kAKaDi@{AkAgBk
        Au@_AeAnA[KiF {wDjGo@RwB}@ e|D|_BPmC}QeD e|D|_BMhAeDC}Ah@i@p@_BLgB~@?|Ff@hCFtC_@z@TrB\Rt@n
        CpE`F c}D`FeAW{EBuKO c}D`FoApBJtBx@V c_Ebs@sAp@oA`@}B`@qBz@ u_E}TsAu@}Bj@aDm@kC?{B{A }aE`j
        C_BxGs@lCb@|EQfA ueEsdIiAFq@m@}@HmES_CpBp@f@O|@_DHgAvABd@}FdAwC]{BzAsBAgH`AAx@pAhBm@lB^`A`
        ELdBv@FxA _fEn`DdBc@x@LPx@t@jAAbAuBlBuBUg@yA _fEn`D]xAOvA mgE`fDwC@ qkEszEe@Hu@Oe@@OJCRIG]
        Be@MSD wkEtx@}AxAs@hD`@t@h@`Dg@dD~@bAz@xDgBr@ wkEtx@cEd@g@t@cA|Aw@nG qnEhvAsB~Au@QoAp@KnAh
        @|AMjCaCzB}@iCuAi@NaGrAoCfA_AdA@v@cGw@wC {rE|D@sEy@qAaBcCiAqCvAcFVeB|AiC {rE|Da@TuUvKMrB}G
        fE isEgu@Zz@jBDbApB{BLeB~Aa@nA{An@uBvE isEgu@@sD{@qE}Aw@SqAuAwCwBcBqAcE_@kD qsEqYyBwBgCcC
         euEcbEmBbHSr@cB_IBmA _wE~fAuCOoFv@u@YiCCgA{@wBByEmA_DsB oyEovD}E^uA}@o@gAwCYa@cAaAa@fEgEoK
        cBg@] qzEymEaA?Qa@u@C s{Ema@gB`@?nBcA`AkC?{FhD_A@m@Ek@VeCNy@sAwDsAoAbAiC? g|EycE|AZGu@s@Yr
        @Wi@cCiAZ g|EycE]y@?yB e}EmiEa@_A g~EmkEBA[]BqA g~EmkE}EnAgKuE {~E_oEq@kBkBkA^mAxAI }`F{~E
        u@k@u@k@IoBaAf@{Ew@iBd@cDAeFiAkBBcF_@ ubFcyAToAuAeHSeC_A{@qCa@eBqB ubFcyAgFh@_AuCwBxAuBm@o
        @h@iC@mDnAs@dAwA~@qArBcA`A mqFsoEqArF mqFsoE{LoEiAqFPqCmBq@eB{B _tF_hEoFt@iHjCsPpKsJN wxFm
        nGWWgD`@eH^qG~Aa@d@yB_@yDh@}@pA{Bl@ ubGsbGuEG_E`B }bGnIvBcD@wUoDcF sdGoWu@}@_CCqDmCcGGuPwQ
         ugGkmAdAvAbA|AOt@C|@mBBo@Om@b@ ugGkmAuAN{@o@ ugGugFuA_@gFXeAr@_Ba@ kjGicAj@fAiAlBiA~AkAfA
        mSjFgD? kjGicAiAiB kjGeeBwA_ARsAs@aBqAr@u@QgFCc@RaERkAIq@`A}Aa@mCqE{DyA_QkA koGy_Ga@dAP`Bs
        Cn@mAz@ koGy_GuG_@ yvGigFjB_De@}@|@eFgCw@ yvGigFaClFcCz@MtBbBbAl@zCiC|DsFlBgBvC^pC}@AAjBoB
        fB }vGewF_@hAeB|AgCX }vGewFi@E{@t@wA??\oArB axGy`Gi@r@kAb@f@p@iBbAv@~@sAt@yA`@EhC axGy`Gq@
        _@sCx@kBJ[W`BkBq@[ k_HcqFiAE _aHsdGy@DgCxByALa@s@uBoA uaHiqFkFsCiAM{@x@dAbB{BfBq@I abH{tDq
        C_EeCN abH{tDqDRq@|AmCC uiH_q@kCgDyAyB?gB?iE?qAAC {qH_aHdB_@SgB|BcCrCBhDeCqBwCx@i@_DyEmErB
        WsC}KwEwHEwLhCmFpAsEsA{HC_GdBy@y@yGFq@}AbIiC_EaBd@u@_Es@nCgC{AeAkVcAaBq@sNiAsDsAgJj@}@nEoE
        q@aGbANlB}DKuN{DfA|@}FzC_MzNiBiBsGrB}Gs@oBb@_BrBkCd@sAtAaG[iBzB q|HuyC{@d@w@M kaIqvCGn@kAh
        EyQbBg@i@ _dIwuB{ChIaAjC _dIwuBwQgEeCoKzAmC cgIcdGwAcAcFg@gCv@kCzCeBI _pIogFoDe@mCqBeCBwAc
        @mCP}EdB}CTeFnDsCFQfD axI}lCCoA{@qA?qAyAg@b@[QaCeB? y|IeaGFaVaOuBe@PuHnCcDhA}DtDkF]uIOoFpC
        NhEaB?g@bD_GDu@~AiAAwAmCgGkCqBe@ y|IeaGaFA`@eBkDcAgDsBmGhBS|CmAh@wEIaAd@aBlEeFhCaC|AqE`BiG
        tADxB m}I{aDe@dA m{JmyDcBhBoAvB_EvAEnD}A^QzA`HfBhAfF m{JmyDuDuDN_CvCa@N}B~@_DsAmBtA]u@oCqA
        yF m{JmyDoIdBgE]wBXg@k@kCPcGsAEiDoBoBsC?Uw@yCYiAPmAw@JwBuAyB}Bq@lAcC}DDw@gAFkAaBsATcBn@sAu
        BwAuEi@eFWeBc@sBU q}Jy}EkEjAuCYi@{A}C]qB{@g@_DgDg@_@eA}At@{@D w~KohFoB?uCj@ }fLcgF}@VoC_Ac
        Ad@_A{AwBB]]UoAuAeAkBl@T|@{@FPfDmA`AeAi@yAS{ByAiCNmE? }fLcgFoBkEh@sCrCo@s@wAgDH}AoB_A_CkGm
        @h@zA[v@qAC ciLasCcCeCwL?f@kDnBcBTyCbCyA}EqEgFNoEqE}BkEaEgE@mCiDsB`DaBdAgCdAoDaBuAoHp@}E]a
        EgD ozLegGm@uAaC]iIdA_@uBoBi@}GrAgAUkIDgHRcBfA{B\ ozLegG{@RfD`CsCjAmCq@mFfB`GnCvCQ yzLozFf
        Az@xE_@RpByEMuF~@{J] okMmuFq@vDaASwBl@DlA]pB okMmuFw@m@Zm@_E_BiCe@sEXiA_CaGWeAmA{HkB[m@ ss
        M{hFc@x@ wtMagFsCzAy@xCiIpA oeNy|EuEhFR`DoAfBDdBnC[w@zEcE~BuGjC stNugGNqBiCs@rD{IkKoAeBk@o
        CeJkK`AoByAIiEeDQwCcC }yNs{D|BxAlAzDaEhA{D`BcGpBsGXqBbByCRqFl@eDAUoAX_COuA }yNs{DsAo@_Dz@i
        EbCoBZaA~A{Cf@aDvAaFl@iFP _aPqrHmAQ mcPcsHs@jCgDhB}GjAiC~CjAhFgAtAkF`@mGZqF|B{BTyAvDuBtB{E
        C}Kl@iG[cE\gHvBqF?wA|@iFiBaIeAkHGiFeAoCkBkCaA^aA~@mAgB_CqBPkEf@gEiBqHmAqCcCkCw@aH[}CVUgArD
        kC`D_AvChAdE]pBVp@qAkCeEaBwC mcPcsHsEa@{JkDoH}AmDz@qEBeC|AeEDaHp@aEiCnAuBmEoE_FrAuDTkFr@e@
        tC{GrA{De@}FYgEZcE~AyBdBwDA{F^wDq@gG_@cHmCwBTiB`AmFO wePgmDyBi@O|C ajPsiDEf@sDjA}B_@iDLaDE
        MyBnA_A ajPsiDeCsCkBs@mCn@iBBwAt@ mkP{hC\cDdAuCa@wBzBu@m@iA{BiAnCiBeAgC_DvA}AFQjC}DZyDCsB`
        @zAhDxAJ|@pBmBdB_@}Bw@AgB|H c|PqlD_DYuDsCgF_CeDp@oCsA}AzBbArAwE\ i`Qe`CLaDeA^CoC ebQwhCcBo
        @TsAm@cAGoE{Cl@wAeDI_BoBgDFqBcGiCmCb@N{BeAc@LkA i_RsoDsBOcAtBuAn@ExCFbD|DfDVjFsE_@o@vD}Bd@
        x@dDsCjAwAb@qCy@EpA }fRa}@aBmEmByDlAuDA}AToBdC}Cn@cBeAe@gAmDpAcC|BqC~AoDsAc@yAwEmCGsBwAsBm
        @ qpRkg@a@c@cDvAMdBcCWaAqA wpRs~Bi@iAiDaC wpRs~BuA|@KvBeCHn@pECrDqEwB{@b@uBEg@eAwCLwC`DKdE
        aDlDHhD~@xA kwR_eCQn@iBD\eFgB[ q}RkkCkBq@}C@cEWiDiB_BhAwDd@^pB}ApAiEr@ q}RkkCsBzCyAtDwF@kA
        lD~Bt@v@dAmFvBgDjF}BpDuChCq@lCb@fE c`SekAl@oF_CgDaGe@{D\ akSq`AmDoAqEMvAyBoIyCWoFl@cC spSe
        xAcDlA{AiCoDhA klTqKa@dCgCpBaCi@_CNsBeB_BQ}Dv@aDi@eBuGmAeAeAcFeF?kD`@ whUi[{AfBi@cA_BDK_CG
        aB gxUyvHoFjAyG}B@wAsDsEoB_A@oBlBm@cDcByFc@gGEkHz@oDhAyBhEkAtAeAxBiAbE{I~@kFlCqAzDoH?kDmAk
        I{@hBrDlAhAbAxEdCbErFc@hDdAs@jD\jFdBDAbB ugWqxFaD_C{EkBiCmC}A~@mDD^gBuHuAmAqBaCtB alWpv@Sf
        @Cz@ qsW}jFMQwAFmA{AmCGuAM[o@ ooX_hG[b@ gpZfOCjSAjS wgDvyDiB_CkBmA}Ag@wA|@eAz@|@~A`@`AnB^b
        @~@fARtCyC
        """#
}
