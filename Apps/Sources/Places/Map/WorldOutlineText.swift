// Made by Scripts/world_map.py; see NOTICE for its sources.
// swift-format-ignore-file

/// The lines of `WorldOutline`, in its encoding; line ends mean nothing.
enum WorldOutlineText {
    static let rings = #"""
hsJfsNz@dBx@xAbL[|LJxFaA?GlBy@aMDoLRsCqAiBeA `b^zoN~JXdGeAtBeAFK~Bu@wBkAsJ^gE|@yCfA dyGxfNuFtAuAxBWtAGdBtH|@dI
p@vJn@`Lf@xMKdGcAa@qAkLu@kDcA}BuAyAiAwBeAaCqAeB?iHk@ ptVjjMaG^oFc@pBdAzDr@tGOfEeAi@cA voWfjMqHlAtBG`GQpGw@oCi@
 riRp`M{EZyEWuBpBzCOrFFtFGlGJjEe@hBsA}Ba@}FX xjLnzLWxAb@lAt@hAjFZ~Ed@dGCaBmAhFZ~EZvC{@JqAyEmAiCWgFFy@eBKiAB_Dq
B}AwD_@iBhAm@hAuAxAaAvA hmJ|oKvAj@rC_@bDRhCl@nCr@`Bx@ZlAKjA}A`AhCn@zDLjBbAtB|@|BtA^hAgArAiB|@cDl@wC~@qAlAk@hAy
@lA}AbA{@hAYvD{@hAOlA}@nAZhBlBpArB`AjGZxAdAvB`AlHjAhG\zFj@lGh@~CpA`IF~IG|HNnI?}@lAqHb@_Fv@{BdA|E|@xIS|Gr@HpAFl
AiF`Ak@jA}FhAgL^gJt@}G|@kJ~@qN\gNv@uIx@sJbAcE|AaBhAqFeAiI{@{I}@_Ls@cJu@qNCgNZsKl@aCuAuGy@yNCiKk@wJi@_L[yLc@uHq
@jCeAvAgA?iA`KFzK^fK?t@kAYsCyAk@}Gm@qIo@qFy@sFy@sDoAqGa@mG[iCOsHGeHYwFg@qFo@{Em@uG}@oDcA{Dy@y@mArEo@gAqAcC}@oE
g@{Em@kE_A{CmAaB}AoCu@oFHaBbAmFFGkAeBmAwERq@hAoFJaGa@yFWcFJuApA{EcAkEa@aF[_F[kEm@}E_@mDi@wBgAuCr@oE[oC|AqBdAaF
e@yAmAkEw@eGJoAhAcDiAwEWiFGsEB_FVuEJ}A`AaCz@{Ec@iFGcF?}ECgE[sEUoDw@{Da@kESwCw@mBkBqBcAoE^mAdAkDn@oEOmCdAsCr@kE
o@eAuAsDc@oEaAcE[iFe@}Ck@cDm@{Ck@{DVsDeAaCw@{DBcDm@g@gAgDu@cDg@gE]wDOoDJ}DP_Dv@StAoD`AwBv@oFVeCt@cDt@_EJ_De@kD
qA{Dh@cEV{DVcELgE?cDnEFr@TxA~Dp@|CjA[lA_FCZlAdBhA|ApAwC~@gFPeFa@mBmAcAkAkB}@}By@s@gAgBaB}BQcFGgEWiE_@aBmA{@iAg
CiAcEs@iDe@kBcAqBa@qC_@gERsDScEWyEJqCu@eBeCiAt@}A|AgDf@_EN_EWkEN{DB}BSgDJwCj@sD[wE?wD[oEZcCaAeBcAiCu@yFuCaCZwC
t@eCfA}FvBcEBwD?wEUwE[cDu@gC{@_FGsCi@}Cd@eB~@kC|@{EGgCr@oFp@yFRoEO{C}@eC_AsDOsDZoER{D_@sD?oDRwDRsDc@wE]kEGcF?w
DSsDOu@aBGqA}Bt@a@xAcArAqA`AgD`@cFIeGCsDKeG?{DCeGF_FNmC|@f@hAaCz@uEl@_Fr@aG`@mG^kE\cFB_CaAqDv@wC|@oDl@sFReFVaB
lAcFn@wCdA_F^eFCwEJmFCoFL_FZmEn@oEd@mCz@VlAhBdAxAxAdAdA|ArAdG\tBfAbGh@xAlAfCjApC|@pApAp@hARxACjAqBlAi@hA}AdAsJ
ZoAtAhJ^nHh@zJFhDpB`@|AtAhAhBjAiG`AeBpAkDhAsFbAuG|@kH|@kM~@cB`B_Qh@g@NsCx@iPq@iM|@wIn@?``@~heA??a`@K@oDsBgJ|@W
Ew@QcASy@Q]G]?SBaHpA{FqAm@KkQc@}Dn@}AVmH`AwPr@aM|@cWl@_Qu@qYf@aN|@oOy@kPw@k@}ArWGdSm@fDoAxOi@c@yAiAqAiAkAd@qAl
Iu@vCeAtH_AeNJmM_@aHbAcJ{@iIiA_DaAdAqA`Gw@dHy@zKKfJ[bKS`CiA`G}@zCeA~@cFaBRuD|@gIS}HYcDtA}HSiGk@yFu@cFaAmHSFiAf
AkA{@eAaGc@uBbAqHg@eFq@}GCmGSmGo@wEi@sFk@{CJgCNiH[iGb@sGCeG[mGRiHRuGGaHBiHBqGGkEy@qF_@yFh@oFa@wEgA_C~@eAdAaC`A
oEy@mFhAoGVeFt@yGI}Fc@mHFmGZqG`@iBuA~BaA`BeAbGOnBkAj@iAdAsCwCXeGJcGKiF^kEz@uAdAmGJcG[qGg@uFUkEl@iGOkDwCaDxAeFb
@{FScDlAeGFqFVoFh@{CiAmAeAgElAqGSkEj@iC`AiGSoEi@kEs@qF[yGU}F[cEk@uB}@o@uAVqA|@mAfAoA|@mAr@eAHmAQmA}AkAoAqA]mAd
@uAVmAaByAmB{@_CiAiC}@_D{@mAuAmBu@}Bs@_EK}B}@kCg@cDUqCs@qB}@{CWuBr@jA`A lfLpoIcGvBwGp@xAbB|DHdBeA`AnAjD|@vEUpC
{@pE]xFmBlEkBpG_FcDh@yGdCgGdAgByA_AiCwDqAoCVkAzA |lJj~H_DxAz@dAlGz@xAeAhDxAbByAoFwBiDp@ gvLtuHpHJDiB]qAMg@_C|@
}DXEd@ wk[|}F_EdAmB[{Ce@wBLMjFbAdAT~CdAu@hChCh@IxBEzBkDXcCrBmDC{A kx`@v~Fm@pAmCoAy@rA?rAhAzAbCrCdBnAiA~AxCBjDh
Ar@bCpBhE|CxAbBv@vDC`CaAvEM`@iAkBsCyFeEaCc@oCkAiDiByBgBwAsCkAs@]mBkC}A iba@~`FqCpECgCyAt@]vC_D~@gCNqBkAeBVp@nD
z@tBvCCt@z@QtAZd@jAhBbBhCxCnA`@s@rA]sBcD`AmBvEoAEgAoCeAa@yCFaCpAeCEc@~AqA|CoDpAmCiAOkBnB{Cr@ os_@niCjAn@lBu@nC
yA~BiBbCmCZaAuA@oBbAwAbA_Av@cDzB yya@jkBeAx@`@fBzBZlBYPwAkAcA{AV _`b@~gB|Bh@XiAcBi@}@IuB}@?`B ncb@bfBNJ?aBi@I
 _x_@|eB~@XbAwAGu@ ms_@h|A_@`Dt@Yh@JZw@BwC {wHvsA_@nFs@|AR~Ab@x@bAuBd@z@e@rCPtAt@l@JfDnAhF`BrGzBxJjAtGxAfFbDn@l
DrArBq@|CgAv@iBJqDdA}CRoCc@oC{Ac@AaA}AwCQ}Bl@_Bd@}BNwDeAoB[}BaBGoBi@iAc@wAAqBqBeD{B{@cBZuAsAVoBiCAwBaAyAeAtAu@
tA g`[~tAgA|C_CkAaArA_BlARxAk@jD]`Bq@Xu@hDRfBaAfCwEfBmC~AeCtAXn@qB|BmAvEoAk@oAvAq@_@a@rEmCzB{AjA}C`Dw@~CCpBLzB
_BhDJpD`@zAt@pDCpBf@nCvAtDrC`BhAzC`A`Bz@jDjAbBp@tCXhCI~@rBbA~EFvDpAzAlAvBtAdDyAxBa@]gBjBd@nDnCjDu@pB_@pBM`Ey@`
C{Bb@wCn@cB`BqA~DWaA_Bn@uC`BjCpDb@gBmB]sBmAaBNsC`DhD|BbAjA~CzCqAEiB|BqCfBiAc@m@~FyBjCE~D_BdJPbGfAbF`A|DKrEdBlD
l@d@fBhApAhDB|BPnDc@nCThCHtBhBx@IbBx@`B|@nCEdC?tE_ChBe@CsBcBY_@m@DgAWiCTwBhBiE^qBGqBnAaCBy@xAoAV}CpB}CZsAwAtAb
AyDcBx@y@lA@eBbB}CP_An@{@UqBi@q@YcBRsBqAoCOvCsAiCaDaAaBuAwCiA{AOu@X}CkAyBU]k@s@QoBDqE{@kBwAs@iBsBeBIoACmBkCgDs
AjDuAg@fA}A_AaBwAj@WwCmBaBo@oAcBa@Cw@wAVAq@wA]aBYqCzAoBtB}B@}BPh@mB_B_DyAs@^q@wAqBwBgAgBVgDe@BeBrCaAkB[cCp@iBp
AgDp@y@S{B|@sBy@kAPm@e@{A`Br@jBjAnAdADWnAz@bBdAbBMv@_DlByC~@eBdAoCtBy@?gBp@]|@_EbAcCcAe@kBg@wAYmB{@_DZ_BOy@VqB
YwCe@g@\aAo@iBe@mBCy@kAiAw@`BMzBq@XGrAgAbBOpB gt^n`Aw@dAjCAjA{BwBp@ oqV~~@rABhGkCyDg@iB|@eAz@ il^t|@lADxBUh@]K
oAcC^aAh@ oq^~z@\b@rCkDh@wBcA?gA~C whWj~@jDj@VWQcAuAyBeEoAWm@kDm@iCE_AYkAXhAt@nEvAfDv@ {_Vrq@gAr@{BOq@tAfFf@hC
XjBAcAqBmBA c_Wpq@ZnBlHv@hGW?iA_Dg@{Bz@eCO gf^bs@Gf@|CuAjBgAjAaA]S{An@cDzA sw]|l@f@HvAk@pAqAIa@wBrA {eTji@_KRk
@qAqJ~AiA~BkHd@uFtBdFjAzEoArDDnEOxDc@fFkArCSpAXlJsA`@uAtDMgC}DsFH_DnAsAL _iYxe@dBhCRwCc@gAi@aAm@x@ gm]ri@v@RtA
kAvA_Cj@wC[SUz@{@l@aB|B}AbA {t\fa@fBN^v@lBn@dBn@hB?bDy@pBw@O}@sDZmBM]_B[EShBqBMw@eAoBeATuBwBCg@^BnB izWrTjA`Ah
Cc@d@uAiEI mnXhRgAxCfDqAdDQpBLhCGo@mBuFG c|\b[|@t@d@uBl@mAzAaApBsAnC{@w@o@kBv@cAj@sAn@oArAkA~@ keYdFw@bIoEvBeD
sEeFyBqD?iDdAuCfAuEd@{IhCoJpBiCdBoBdB]tBmIxBo@hBvDTk@dCqD`CaCrEsBEFvAyC`@z@d@sErATx@bCLp@s@jDUhE]xC_CpBmBfBmDd
GwAfDx@xB`AWpCzCdAnBa@nEGpDcDhEg@p@v@|FDuAaD}Bw@r@yE~AgDbKgDdDQjHwDx@~AlAPj@gA@wAvCaBwEgAmCBNu@dH?lAuBrDe@rAaB
mGo@eBaAaIpA wmW{G~CdEtCd@`Ee@jIHnDZZvCsDpDkByAsJcANzAvA]tAtBnDjA{D`Gb@bAsDdF@bChBx@lAeA_BcDbElAp@w@YkAnCuBMaE
bCz@OhFG|G|BZtAy@w@wD\aErA?|@iCqAaC[_DeBkHi@sAiDsC{Cz@{FXeFGeEoC icXaFHlDfBS\xBqAhBv@VnA}Bz@_Gg@_DaAgAMjBuBP k
tSpc@|EBfDeD`GcDrAyBvCaDbBuCvCwGnDeDx@kDhA{CrD}BfBkDvCoBnE{EPeBaCFsHd@qDbEyCfCmBrA}DtEkEBgDfCsBfDwCzAnA`DqBdAg
ABa@jCeAnBqCPaB|Bp@xF w_VmJ_FxDlFV`AfCGrD~DhCDdEjApH\eAbFxAlAyBlCKbB_AlFfAhAaB`CJdDW\kGbBw@~AiDZoDWwDuBeCsCdAy
Ce@g@iDuAe@oFi@mC}CaB_CoAiAiDmByCiCeB{CoAAeBdBItAcCv@eDz@LlAdCHc@`BrCbApBtDsCzD {tWqs@SbCKnBbAvDhAkE|AbB_ArCv@
|AjFsBv@qC{@}A|B}A|@pA|AGrCnB`@y@mAgD}By@mBiAeAxAwCu@_@yAmCEJyCaD|AQdB szNwe@lDl@~A}C`@_HyAcIiClB{AlCaBnE\nE x
{Je~@fDTb@Qy@u@BoAsBYi@D {eWg_AfA`A|@|B|@z@zBiCi@u@q@w@U{BmBK^dCsC_E scVgy@hG|DaBkCqCyBwBkCgBeEc@bDbClB wxViiA
wB|@_C?BpAzAtA~Bz@D}AMeB koW_kAw@|ExCs@C`Aq@zB~Al@FmCz@I^yBuBN@iAxByC_EB qvVupAt@jDtAaBdByCkDF guVsrB{Bv@}@s@Q
r@`@pAeAnCt@dDtB`A\`Dk@|CiBTwAWyFnBPjB_An@RzAzCaBhAgBr@fA~BuBrDZbBk@IqA}@s@z@m@XfA`BqB\wAF}DqA`ASyHaAuD |xK}pB
r@p@tC?rBDJsA[]cD@eBN r_NunB|@`@nB_@pBiAWk@sAMm@DeCPiBn@a@t@ rdMe{BmD^Wa@{C?wBr@s@Ec@fAmBCDx@wAFaBhAhAnA|Ai@zA
F`AIb@b@lAL\q@`A\nAfCr@_@Hw@bCa@|AJxBM|Ad@jB}@Q_AwDXwCNgAk@zAuAAkA~B_@m@w@ spTwsBjD~AbD}@DkDaByAyEw@sBBk@jAvAv
A bk]gvB\^p@[Ew@^gAIUa@a@Le@KSMBmA`@c@P_@Xq@dABJlAh@ nn]_`C`ALb@i@TO@MSOeAPs@^ vr]kcCDTjBEOW hx]gdCJJLCdAEVm@F
Gs@[QL |b^khCTRbAe@IM]Sm@D ~pNimCoAhAyDUgAl@gDzB}BxAaAAuBf@Lv@sCHuCpAVl@bCXdCHhCO~GPeCmBnAs@`CMbAy@n@qBnBFzDu@
z@i@bG]dAg@iAq@bEIlCfBrABZn@bBTrASgB{@k@iAyAk@eBe@wCSo@UmDL{C@ pcNosCp@Hp@sBjAy@k@}B{@FeAdD ktVmmCtAbDhBgDTuCs
BcEaDwCyAz@`@xB jeNceDxE^LiA}AOcCD f`NeeD`@lCd@YCgBxAoA?U ohYmtEYbApBxBpA_AdBl@t@tB`Cy@A}AmBwBqBVqAsA cwE}}EfC
rAMd@ENjEpA`BYl@oA}AGMA]o@oCB csCe~EmBbA{CIsCLB`@kBWXz@~GNC_@tFg@ _`B}mFfA|C]|@h@dBvCkAdBSvGeB[gBiFRkEU qx@q`G
wBlCZfGzAKnA`AjAs@FqFl@qBmBH cpZcgFjA~Ca@bBfBjC|F|A~IJ|GdFdCmAFuCzIj@jF~AhF@iErCdCrI~BrA`BmAq@sD~By@nAiC{D{@iB
}BgEgBsCgCmK{@uEf@oEaJeC|AeHgEqBmA{BsF`@_FuA_CsEc@kBtGD`DvDhE wz@mfG`AxCxAg@n@gCi@iA_CkA mb[asGkCh@mCsAk@~EfHt
@nDdExHgCjBzE|E@ZeEaByCuEKy@sG{@{CiFnE zlK}aHoCXyDC`BpAhAJ|FsAp@cAkA}@ haK}qH~ABbG}@xD}AeAQeGp@kErA |bWenHbBZh
I{Ax@eArDeAb@w@lEc@jAmBOm@qEj@yB\{DRcAdAcB|AgErA x}Iy{HdCnDcCcAeCh@dAdAoDv@}Aq@eE|@|@pCkCa@YhB}@zBrAnDxAFbCe@k
@cDv@WfFlDvBGmC}A~Do@vEJbKE\{@{BeAtAu@gDyBmE}H{BqBmDcA{AFd@t@ l|XwpI_EOz@bFmD~CnA?vB{AhA{AbB}@d@wAK_A y`[e|HgE
`JfHaAxB`HaEjEBjCvCwBbCxCb@gDUaEVwEo@wCGiGtBeEQoGyD{AnA}AwA[s@dCeA~DBbE li@seI`JtBzG]aDoEfBkEoG{CwC}AgDGuEzBjB
fCa@nC inAqzIvB`DpEoBZsAeHaA h{\_dJfElAdBs@\}AuDgAiB]eCLsA|@ xQomJrExEiE[{E@r@`DrDrDmEJcE`GgC^yB`Fy@nAqFd@V~Bd
Bx@oAfBrDfBjG?rIt@|Ag@bC|AvDUlCjAhBg@eHqEsDk@xH_@x@oAqE}@lBkBe@cCiHR[sBfC_CpFa@n@u@gAyA`Au@jB|AHaEdBeBgAmE{CaD
_DN zi_@muJxB^bCe@xBu@eEa@_DP lnNocKlAhBvAQr@{@GMmA{@qAD z~N}fKhFlBjCCj@u@sC{AqG@ hp`@smK{Bd@{BSaDr@eEXNTvCh@v
Ci@jAe@nDJn@Q fsOkyKc@vAgB]sBr@yEbAeF|@Q~AqCOoC`ApD~@vHo@nByAdEhBzGfBdAuBlGRmDcBY{CcAwD tyAk~Kl@`CaFfCbGxC~PfC
lDb@dG[lP_AcEwArLaBcJe@H{@bLm@gCaCoH]uHfCoHmB{Fx@eIkB dyMubL~EHp@aBuAoBuD[}Cv@AtAVZ xda@c_LeCn@l@oC}O\gKxDdEvA
fIRDbEnAh@xDEvCeAhGy@l@wAhE_@bFXjBeAi@iAlFn@yA|ApBrA?{WiNvCkOdE xtQ}nLzBdAlG{@`DTpGyAoD}@kCuAsEv@wBb@{@d@ _db@
uyLzEH`@_A}FsA x{a@azLdGJ?iCYGiD?_Hx@NZ |tPkqL?jEiG{CoF~Bz@tCaEdCoEoCqCkDK{E{GLgH\kGbBK`BrCjBkChBX`BdKjCvG\lE{
@z@bB~DhDx@tAfFfC|GL|CrAL`CfFVtFbDvE~ElA|CHfFcH`@{AxD{AvCwGe@sJtAgEjAoC|AyFv@sErAiIJyEP`@lD_AfEoC~EiH|DyC_AkBm
EfB{HlCiB_I}AaFkCoBiCNeCfCiDrFuCkFqEtAuDbAwHkCm@uIt@mEReDs@yD`AuFrB}@lAcJNDfDaAzFwD^oCtBaHoB}D{EeC}A{CrDcG|F{E
nFnA|BiGnBsDrB}Hp@aC~@mAhD{CXoAjAO~EpCjAnCdAfIfAzFbDpI^jLi@jHAnELfDnC|FvA~GhGdFvDgDa@aIeGcLeDiHSqD`B|DdC_AvEaA
tCcGbBiI[gEaFMpCaCfAvF`CxLvBfEnA|EnCvCMFiDyIcD~HD|EVc@`AtE~AlEdArEz@pB`CV^BhBcAhBqADRiA{@l@Pv@dC^~AArC`@tAHtBH
dDx@eHe@y@d@tGz@~B?EW|@v@{@Fj@nCpCxCLs@j@I`Aq@i@jBo@b@CjA~@jAnB~CPG}@gCdBkAVeDd@tAi@~B|B]cC|@G|Dy@LSdA[fE|BrCn
Ez@`CrBbBLdBhAZ`AzE`CnB~A~AtB\lCc@hCaAjDwAlCAtA}AfFDdCFlAp@xBz@X`BW^wAjAm@hBkD|AyC\mAi@cCv@mBzCgDlA]hExAb@I~A{
A|Bq@`FXpDUvCJrAZe@x@BnAi@f@d@XhA]hAd@pCEtCiBlDXpCm@zBLfDl@tDrCdEtAlB~Al@xA@hCI~Ae@bAlAnD`@nCNjGP`Ba@jB}@`Bg@x
CcCtCo@pBmA`BsEt@qArAoDw@wCSuCc@}Bc@_CoAo@uBOgDa@y@gCs@sEm@oDDyBOo@h@F~AhBtBn@xBc@b@\tAp@zCp@s@h@B?\e@?@t@`@vA
Q\RfAKPVdBd@r@b@Ff@bAaAb@O]{@XSFk@a@w@CSN]I}AP{AC_AUWW_AJo@Js@Cg@QyAZ_@B}@d@y@l@gA\s@t@NRHj@ShAl@bATnADvAIr@Ex
A^RPtAMr@h@r@It@]^s@jBkApA}ArAgAfABh@oAHSOu@n@aBMuAq@yBg@cA{@mBJFRoBDwA`@aAz@kAv@eBDuCkCsASAaAc@iDqB{A}BCOi@}C
N{CcBmAm@aB_BeAJs@t@d@`ADn@tBVaAxA@fBvArBiA~CwAMk@oC|@eAHwCwFqAX}AeA}@gAjCkCBaClBGbAqD?uESqBxAyCVoB}@Aq@wFKoFC
hDz@cA|A_DNwC`B_@~CgBCmAl@cChA{B`CEfBiABkB`BmAdAoFf@Uc@aDOuEt@cATsCn@sEfD_@pAcAGq@lBoB|IkB^ChCtCdD}@z@aJ^GfEwC
cCyFfAkIxBaBtB^lBgF}@eKhBiHGgHdD_G~EyCx@iDFgA|@cA~Fa@vBnAjIdB`CxGtG|B`FrClDp@Bv@pCMvJv@rHTbC|@lAb@jGhEbG`@nE`D
tAn@vBvE?zHjAjCxA~Ex@jF~ChDdEZrCa@nBd@hEl@~AjClB|E~InD~CfC|AxA|DbCpBvA|B`FlBpCg@lBTvDuAfCDxBmBLfB}FjDXhC{BtAH`
B~D~FfHjBpKh@zESi@tBf@tCc@dBvBdAjEZ~DiAlAr@[fEgCz@kB_A{@fBvD|@~C|B\fEn@jBzD?zCdBx@tCcEpC_Eh@dApDjFpB`ChFtDlApA
|A_AnEeCrBrAIpDA~Ap@tDfA^xDrAD`FaAbFiCxFsB|@}Bw@uBbBcCXuIuA_EqEyClHy@}DqDcAkI}EdAgB}KdCs@|@xF|B]}@}GcAqJ{AgCx@
cEN_FsAG{BaIiC_IsAiHl@kH{@cDVwFsBsFe@aK_A_L}@_MLeIh@yGhEsBNqAjKgEfJyExC{BpAeD_@y@hDeGbEoJ|DmKpA{A|@sCzCaClCoA_
AyA~A}D}@kC_D_CiBsCj@wAjA|AvBwAi@w@`@uDeA]c@}BkA_CLqAmBi@gCoAX}@iAOFcBm@gAcBMsA}BkAgBhAo@e@sBj@uDi@u@^gDnAiB`A
y@j@kBq@u@r@Mb@aAbBw@vALf@dAnAp@j@DRh@_BjBv@XZ\|AH`@wBX`@`AKf@oApAMr@UtA?Dj@V_@jBk@f@i@Ua@Dk@v@o@lAg@dAYJy@t@c
@Mx@f@n@l@u@~@SZg@A}@Y}@v@]m@e@dA}@|AqAj@aArA_AbByAU]a@\MM`@_Az@OTl@rBAfASrAg@lBKx@k@dBa@zBCzAg@jBqA`FwEfB_A`D
s@nBL~CjAdBRjCu@tCe@zD{AtC[`F{AfD_Bp@u@nBKjE}@rA{AtEqBbB}Bn@_BaASRy@m@s@?cA`AyAPoAbAcBnDgEhE{C~A{BjDqAb@o@]{Bd
Bo@tB_Bp@kCjBOrBiB|A_BF_AjBuCdAyCAkAnCoAbAHpBw@^pAa@~AStCcApAsChCa@l@]NYbAc@Cg@`C{@p@k@fA{BdBcAxDy@vAw@zAIhBaB
DoAzAgAxAB`@rAhAb@?r@yBbCqBnC_BdBs@EqC\kB~A}@fCyAZXp@s@zBo@tBsBOOqAJiAkAGyAxCmCtBw@hA{BhAcCzA_DpAsD`@eB~BqB|AW
Ty@nBIfAu@xDSp@_@VmB`EgEfDuGGm@vAaAzCgDZcDhBkBk@eDDkD~@yCmA{Do@iJb@kG~@kDx@{AWg@aHbAiBzDq@s@^cDbAcDX?bKcElCwAj
JqAlBqD[yB~FuAb@_DnFqCDeBlBkAnD_Av@mD`GaDjB{D~DM|HChFy@|KoE~De@zIeAtGNhK{AjFsA|Eh@g@hClBLfFf@nDbA|Eh@ZuByAcEsE
{@t@q@~FlBfCdC~GlCqC`BzDlCvErAfE|@p@vAvHfB|@|AhFrAhCMxDv@jEbAdD`AvIx@\a@yE}AcE}@uEmBwFUaBqAuGwBk@g@sCeAa@wCeBu
BdFz@`Aa@jBhA`CeBt@fAjAcBdEnAzB?NwBc@gA`CgAbGd@fD}AhCo@?oBxCuAmAsBaDmBgAgBaDMgC^aD_BqCNwC}@d@yAnBc@sCmAxB@rEj@
|@j@|Ck@xGTdHo@pAoA|FsBwGsA_MaBcD?ZbBeLG`D{BtFkAlCcB~DsApG_AoBgBaJG{FyAo@aBkE}AcEWyJwAwDLsHkBmHh@qCxAwAe@qIJJl
@qH`@kESeL~@_KPyCXiG_@oHz@wEZuJn@yH~AqEPmDsAsF}@gHVkHuAgIq@gCpAuCm@k@}AiCRqIrDkGgCYvCuF_@kA{@qFJqHrAsMhAqG`@cE
MmGdBvGbBgJh@{OWiDa@uEvByEeBjEsA_CcAsFI_DSaDn@gEjB_FOaJxAuH_@cHDV{BqDc@uHbA@|D_C_DaDDyAiEtE{BhFoAO{EkFqCgG^iEv
AoG`FpD`B phU_hMbB|A}L}@uGdBaFeBuD`AcDbEcBsAlCkEoD]gE^_FpA}B`E}@lCmI`BiJ~ATvAfIN_CjAbAhAhJ_@vIu@fFJvJbApQb@jGJ
jB}ApGu@pDTtF}CeCUsHa@yGHcGc@`Km@jLNxGChBiAoMoAtH@zIs@gDuCiCoAwOwB blS{iMnDbCvHkCcA[kGG b|M{gMQt@rEEvECzEZx@Kz
EiBIgA_BMiMT ~{OghM}C|BwDaDyNqAwIlE\bCkKy@}DoAyLdBsG|AYvAsJm@oE~BaNlAoDpA{DxDnJ|AwM`C}Hj@_HvDyHL|@jC~IfFtFuAxH
_EbGXVpBqErBoGzAqAt@aCdEbAnC|Fw@rN_DyGlDoEvB_@dA|OoAjLsBrFaBeAw@hHeB`HaBAx@`Q^hDcAcCsCwJC{KW`AgAeAcBaGaEv@yAjA
cApH_BtKcA_Cs@rE{BnDK|CcAhBz@jJXtUm@fLy@bI]dDeAoE{AzG?~@kEyCqDmEqAcOs@ frRolMoFh@cJYs@x@xD~AmHtAb@rDfIlA~DQhCk
ApNyCC_AwKVzEaC o`[qhMlH?xKUb@I}DoAyFQ{GjA neQyeMtEtCbFGzBoDAcBgBsAgEu@_LD}Jn@hHpD zoVg}LlObBhBwAlMiBcA_A{CeDm
DcCbEyBcT_@}Gh@}NHcEx@uErAzFr@hNjCvFjC am\gtMdFlA~HQrJmAo@aAsJ\ `hQssMlBlA`HOpFs@iByA_Hu@mDdA yi[gwM|CrC`VEhIn
@lKaCkBiCgGe@oOH rfRo~MwCzAGfBzArChIRtE_@CsBfINL{CwEDmHcAwGJ hcTg{MmAdAqD_@qEFc@`BxB|AdT^vNtAnHDXaA_LwAf[VvGc@
oGcE}Dw@qPbAcJtB{IN|G_EwDgAmET sfJ_yLvBPjSYt@yAhJs@ZkBkEk@FkBmKkDvDW}MoDt@yA_MiBsS_CySe@uIiAeKYiCnAdC|@bU`BbR~
AjR|DhHbExH~Dg@dD vnQ{`N}E~@gK?mD`Al@jAeFj@}Bn@mGFcHP}Hk@wKOcILuEhAm@rA|Br@hHj@~FW|P\xKB`IYrO_AdAmBVaBfEwA|KWf
F}@iAqA fuUidNZxCxCdAxDHrJtA~H\lGk@qIsC{KaCqH@ q{Sa`Nu@`BuDo@iQ@aM`B_DhAn@fB|Ez@lOlBtCz@wFZgHp@sDe@eB~BwAq@_I_
@aS^o@|AcY\KyCgLb@_IAaIhB{A~BtBrA{F|CyHnA_EqEaIxAsIu@cK|@qCw@gIZnCyDgGuAmw@`CiDtBkOxCgXe@mK^eDrAVpCuFv@kGg@aJE
yJf@{JU{IpDwF_A`D_CwAyA}Rv@_LK_Q~AwGvA?zW@@~FvAbGOsDhBwBdD{At@WpAr@t@tJk@lPtCpDVpHjC`HxBhAzA|GiCfOzCzAiA~DtAjG
[~@bCnF`EEnAcFj@XbHxDFtAdDsAtA|IfBdAbFhHn@z@jE~GxDhAiCtAcHnB{L_BuGiDuBI}AuHm@eJyFwImEgJ_D_DyGpFNvBdDzNzEbDuFbO
bArNlIcDxB|Lt@rHRMoCvH_@vFbB`Rc@pSz@fSdK|VvMyHXaBzBaEj@_CaB{EJaHzEEhDzCfEPlFxA~HlH`H`AhCnGhFjGdF`CtBhGtB|B@|B_
BjGpC^`AjAKtAbAz@bAGnCfBj@b@`@jAz@bC^vAt@DvATTmA^qBvAkDjFq@`CAdFjAlBrDd@~CpArDPVkBe@uCvAqEsC_@hCkD~Ae@Vd@x@NFe
@r@Qt@_@w@wAm@WPc@s@kBL_@rBU|Au@vGx@rC|AvEt@kB{Ah@mA}CeChBiBlDfA`FhCzB`CbEHdBzAiBfCcD^ExA}Cx@_FmCqDlAaCD_@fBzG
v@zAjBbEbBdBjCwElBmAbEyBvDgCxCBrC|Bt@o@jBuB|@\`Dr@|ClBPpCxE`DdGxDlFrGxDtGfD`FTxBxAbAaApBbBvGbBpE\dArElBJr@qCm@
mAjG_A|A`@hGhDfD|Dj@hCyCrEyDbGuDzByB~C{ApJZ~IdDbCdF`C`DdDxFxDfA_Cw@gCtCqBdD[pAgBbBoErD{AjDB]{CnD?NzEjBbH`ApDMn
CaCDqAtDc@lDoBpBwBVgBfBm@PuBxBsAbCKfCTxASdAMtBeAt@oApDBbAlCJ|DsCjF}CVeBpBeCZeDfAkBUqCj@sAnAmA`@aBhBqB`B}A^tBd@
oBU{By@_EPuC{@wC`AuBOyEpAgB~@oFb@{FvAeD`CbBbFnCnBQzBo@cAwFh@yDzCgFWgArBYlCaDx@gBHeBf@_BpAuBvDGQrA~@lBrAg@\b@v@
UlAQZhAfCAtFf@IvChBtB~GdC~EjFtC|BfE`C?zAbBp@rDfA|AHx@vCg@bGKdDtA|D?rIfBHxAvC{@`AtDx@bAfCnAv@|DyDzAwGjAiEdA}AjB
_En@yFb@}BtDqGpAcKz@_G?qFd@{D`HvBlCWdGqF_BgAx@mAhFiDrCq@x@oCzCyCnJd@bIBxGZvJ{@xEm@`FYtAuF~Aa@xCb@fE~AtFaAhEyC~
Dy@dC{DpCkGjB^~BaAhAlAvBIi@xAPj@aAvCmAjDaBl@a@dAgCrAKpARbAY`Ay@v@Y`A]p@LqCu@iBw@S{@|@CrBj@tBe@jAc@GEt@}C_@cDDy
BDgCgCuC_C}B{By@cAYPRpAXd@[|CyAfCmBfAsCXuBb@yArBu@`AgAX?j@hAvB^v@rA~@hAfCzAIf@n@^bBWdCRXzAAzBjAR~Al@h@zB?lAp@?
nA~Av@lBSdCbAzAJnCt@f@vABbAfErA~H|ApDlCvAHz@KtBrA|Bd@fDHp@Jj@r@t@N\p@bBC|@XjCIr@sBEmB^y@f@sCx@qAi@IT{AWe@FwAXs
Az@}@NmAfBgAhBgDv@cDhCgCxAa@bC}DVkCIuBrB}E|AmAjBi@`AqBKk@v@gBx@m@lAsCxBaDdBgCbB?_@mBGeAYoAF[v@nAh@vCv@fBl@`@`A
_AxAyAnC}GRPqApE{BhEuCvHiAjBaApBqDzEf@b@G`CgFrDc@f@_AbEj@b@[lEiAnFkAn@mBhAsBfFw@vDkB~AqG|DmBpBmBrB}@bAaBz@o@|@
DrApBl@uAv@_Ab@g@rAyApAaB@}Ds@yEWoD}@aBKgAe@qBE_AC{A]iBS}AcAkA?Ct@PrBAhBj@fAv@vE~A~EzB~FjDbHhD~EjFnGfE`DhHfExD
vCzEpFl@hBj@l@lCnAn@rAjALZlC~@nAf@dCnA`AzAtFKpB_CfAEr@v@vBK|@J~AeAzBqAdEiAj@_@xAFdEWnDGvHc@`Bz@nClAhC~BzBtDjA`
F`B`FtEjAb@jClCpAl@PnC_BtCe@tBCz@a@IDbE^|Ao@`@\pArAfAbDbApFjBvAhAQrAs@LPfBp@pCVdDr@xAfCdBd@ZtAdBv@dBnBnC`FlElC
vBvCzAnEjAdBJXt@xB[`Bd@xEg@vBXrAKlEnAhD^zBjAxABtAgA`ACvAwAFZZu@AuB~@eC_Ac@DyC`CyDdBiDlCcGtCwClAqCj@aEp@qC`AsHB
mFXmBlAqAfBeDfBoFj@{BbDcEJyCP}B[oDcAuDKuA_AsDo@qAqBcC_AwAUsCHqBz@gAt@wBn@wBIi@}@oA|@_Ef@eCbB_CQe@Z}@r@uCdDsEjE
iEbCeDxBmEEaAk@_Ao@qCg@sCb@]cA_F]}CnAcCxAa@h@yAp@]Au@nEfAjAIjAj@~CCjB}B`AoCjCcCvC@nD?bDV`Dh@xHtBlBbArDx@rDw@xA
@jCg@~B@jFb@jCv@dEhAd@Cr@?lE}AtDwCjDmBdCaCt@MnCoAfBkB`@gAXsCvAuBjAoAr@Yp@e@TyA\k@x@_@hBsAtAKj@y@?]z@i@Li@^yCYy
ArAyC`BgAuAe@aBkCo@gBPiBw@cBW{DTeEVaBScBr@_BfBuAGsAI}AkAu@aAgBLcAeAkCmB_CcA_@u@sBCkBgAyBeCiA}BkEgBoAyDU}CgCcBu
@gDeDp@yFkAkDYgB_CgCiE{AsCqAeCoE}@yBsC?wBtA}DMoEj@uA@_EkBwEc@}BqAaE}@qIa@kIQcB\{DmAuEAqAl@gCKyEoAkCVDdBiDiAMd@
bB`B@zAeAp@XlDbCbBe@jBgBBq@~AkA\iFdAsAQgD`@iGvA{ApDsDf@yGrAuE`B_Bs@_B{Al@wC}@aBoC}AiCYoGf@cAxAiA?_A`@eEVo@`AkG
C_Et@eEx@{A^yC_AsAw@oDQmCXu@bBm@aA_Dn@{CHcBq@y@aALKs@{Ai@wC[q@EAeAcDcBkCCEPyCo@qAhA{AkAiAxBNfDm@fCrBnHT`DiBvEG
l@rAhCV`EkBxEBtBeEpCoB_B{C|B}A}E_EsHGsAwC}JXoFaCgFw@kIC{IjC_HlAgF]kDPkFiB]sAp@iCpBgAnBWfA}@~FgDbFkAjDsBoC_@eDg
DnBoAgHoADk@rD^|CNdC~@zDHjDjAKzBaBn@kEKf@fAxE`@nGrBlBg@k@}AzE{@c@e@_EaAx@m@vHq@JkAxDXhAlBzCrCEp@`Bj@z@Qv@nFfBr
AhAlCaApBWlAmD~@b@p@lFHtA|@dDjB~@}ACg@xBEfBSrFr@kCnBdB`@nB?hBgBb@j@k@vBcB|AjAj@oBzAcBx@AnBvDs@y@dB|BRiApDbC@bD
wAhA_Db@cClA{AdBqBLy@`@MBk@lBaAP_BOgC[}@`@_@h@Ov@_AtAg@zDiArBgAtD{@hDqCi@OzAsABcA~B]|@tAx@cACcAGCk@Q~C]`DfAI`B
Vx@aAdB{DbBcBdD}E~C}C?o@j@v@f@sDfAqCz@kDfBSd@d@fAlB}AlD_@rA~BoCjAVfBpAJjBhDrANA{@g@kBk@i@lAsB|@eBpAWz@uA~Be@tA
oArCKzCyAvDcCfCqB|@eEbBW`DaAzAZrBzApANtDnBhKu@bH~@TxBIrB|DbC~Fj@P`AxBnBlA`DmApBrBxAh@`CvCf@lCxC|F@|DC|BfAjAhA`
BOhAcAv@qBxD_@pAr@fB[fBT]{CP{BxAQn@kAOaCoAiAMoAi@wBBsAf@gAFcAImCpAwAyGoCuFb@kG?sE`@eDKcIFgBwBe@mKnEqEpCeBpHmAR
oCaGk@oIr@|@cF{DtAqM{C{@cDmDg@aDg@eBu@oDeHoGsAgDDe@i@gDKc@j@gCaBl@kAFoBpAoBDkEa@u@w@{@oDKgAw@_Dw@DdBz@`AWv@kB\
n@jAz@UnCnCu@`BCjAiEn@@dAkEe@oBu@aFlA}A~@gCy@wH{A{FcAgE`@On@_E@m@wAsG_Ah@gDEuCaB}B{DcA_DrC_DCe@wCWuBhAV|BeAPsB
{Fw@{F[yE^mEEcFmBpE}AhJN~IfAdIh@rBkB`EaAk@eE~AsD_BsBsD}BiMwEeCi@TsAtG_BvIx@`EhC_@zB|H~C`KjDpCxGmCjC_EnBvD`FnEl
@jAnIpBzDpFSpB|CfFH|@}DfDaFvC{GdCyBjKfFhGl@rGeBfAuE~@mMwD_CoOgDkKoEmJuG_NaKoIuCcP{FwLwAgIJqHeDkJFgJg@oRrC~Fr@y
E|BmEeAiIxBaPn@sV`FyC|AMdC|EfBfIt@zZwCrCXeIpCYhHaGz@{Cr@Y_BzByAcCgAaNzBiDo@fCsCqMcEyDJyDdAsBiCdDuBaBwBrC{BoP~@
qBnBzFV?nB}CbAsHi@q@_CaL_ByTkDuCHbExBwFRmCcAwJEgHqAcFvBcFcCpEsBgBaAmQz@uG~@sUbFeCiBjEgBBk@pFQaA_BjB{CD_AqJsDcC
uDsCg@qOr@i@nB|D`D{B~@_AjCl@pG}ExBtAdCfKzGcF\oAgA{Es@u@aBkD_BrBqB}AcCzEOn@oB_DgEbGcDeJeCl@mCcBEgBnBlA~DuEd@zAo
CoIoA}KIqJpBpDeDRuE{Ig@aNFoLY`DgBgFcCeFCcKcBoOYaAw@mOQcDj@_MiBoJBw@uA}DuAwMqAwI`AnGn@ }qH_aGeBlC{AF}@t@bDN`@zC
b@dAfAl@CbB_ArC}Dh@iCbB{G`@yHu@Qm@b@mC[oEzCcAs@iCdCIm@iD{Dp@oD_ApCwBx@qB~Cp@TpC|@_CHq@o@qAd@eAfFcAxAsDlBq@DaAa
ERGsCiD_@mD\c@aEb@{BfEHhDq@fFvAxDh@xAtB`E`@fElEuD|DRdCyEjF niQocNzADtJMt@u@sK@kCd@ toTsdNrJx@fH_AaD_AcHSyG\ oy
CqeN|LpA~Io@iCs@xB}@}Kg@oAhA jlTgjNrFd@jI?A[mE{@kBH |uQ{fNfHh@`Dm@tAkANqAaGFuBJmFdA jpRohNmApAdIUhI_A|LGaE{@pF
o@LkAgKX{OhA woSmhNfb@lAkJeGeDWuCLyNpB aqBcqNqSrCtNnAnBpCnDd@|AdDpFFlLyBuDgAjHw@dKiDzC{CaPgAmBdA{GAkAeAeHE a~C
quNgKdAhHjBbQVjQa@b@u@~GCxE{AiRw@aHn@iE{@ s~HmvNlGXrDNZ^fF`@xEo@qB}@zLEeKc@oHAg@t@sBo@{Da@gHj@ soR_lNrLVlPw@jI
mAvCmCpGg@gOgCoLm@cKbBmM`E z~O{pNqF~@rGz@pJtC~IL~KWtEqAAgA}Cu@jJ@|EcA|ByAiCwAkC}@kEMvAm@qMI_GjBoIh@gId@ bkLmfO
uONmLXmJt@Ft@fNtAbNf@tDl@sLAvMxBdIv@tIbDzK`@~Bf@|QTsGVhCb@eD`B|DdAtHv@|AlAvGz@[l@uIGCn@tOvBhOu@jQ\hHWxJIX_BqJm
@`BoCyBMuOtAnG_CbIe@aDmAaJo@y@eAzGmArAeBaPF}CTwHgA`MWzTJ`JcAdDoAhFy@j@cAiHe@iFGgK_@eHiAwFHwEv@wCkBgG_@eJUcRGiB
TaQa@oLJ jhD_iOaf@|CnJlA|VFr`@RcBb@cUU{QbAcK{@eDfAzErB}NiAi]mAwQd@oBtAnXlCnBl@~R`@oMHhFpC~C`CE|EoF`CxHHfI|@qJh
Bm@hDtEPcGjDzLNgFnA`AfAxG\vG?{FfCAxAjKsAdBt@mGp@eGxBkA`DdJd@xCmAtFqBcAfCfFfBmOHsGHvOlD~O|CfQbA|E@lEjAtGrElLjCh
CFjGp@|Gl@jDzB@jCdBbCdI~CoAzCxAdDdB`ExGJdHaDnKA`EmBdCaExIyFdBaCZsDrGwDgAsCdCeAeEiFkHiAoAsAi@{CbFfAlBZrD\rFaALg
CmAiByDCwKt@vI}BpDeAfEZdDo@}E{DxBiA|CiCnFsE~FmAAsAvOsBfLOtOHfNLfF_AzI}BkO}@sKKvYs@bMoA[mAuV_B{U_BmAiAzOgAmDoAs
TiCcHUrAyAyMs@eR_@gRAyE|@qOmB}MjAwGL_L`AzMkB[uA}SwB}TH_GiAaUS
"""#

    static let borders = #"""
znXouIoB_BD_CrI}BjEcF|BoCtDyAfCqAhBgBfE`A`EnBpDcCjCwA`Ew@dEEAqb@?eV `{UkjEcFM}FURd@oH`BgMlCkKA_D??qAyI?iAdAeB~
@uBvAaAfBq@lBgBz@eDz@}B}CcDCkCnAcBfCeAtBuBpBk@jCw@|A{C|@mCj@mAE brP{tAG[cAq@e@UJWo@K l_Q{yAEy@Um@Ze@_BcDaG?CcA
^KTk@hAm@hAaAyA??qByD?yD@ xjPibBz@?OaFA}C@]WGc@VgAyBe@A lmPcyAy@Nk@f@{@^GXuAUi@L[RLpA v`PcpA}@IYk@]ADaBo@Ei@@i
@u@{@f@SWe@WcAu@Ci@S@Yo@SEa@\g@Hk@Yq@?eAY[[cAB peOmr@Ke@Oi@Fc@]Wh@[?qAkAQ ziOkcAn@h@x@K`@i@|@Ol@XbCu@\X lbNeu@
V\m@rBd@z@~@MX`B x|LshA~B`@r@bBjAx@z@hAVlCt@tBeBJYzAk@j@OpAVhAGh@o@No@dAaGSsBXkCjDoAUoCJqBWgA`@b@jBj@bANnCg@bC
w@z@Gj@dBbBgAj@u@dA{@fEd@Vd@uBv@_A`AdAdKCCzBsBRDlAf@UpB`@?pCwAfA_@pBBvAxAbPbBiBz@E_CiEvC}AvBNfAa@nBr@rCWtBqEzA
s@~@}AdC}Ar@PtAm@`BcAx@^fD[p@uAd@BfEqB `vM\[vC|@`CzEpEnFlAxBlDd@fCpBpApAeBpASpANDiAy@o@VsA pqLlcAnB`@zAUMoHbDt
BnDEjAiBdCKi@uAlByBrAsDu@c@?sAwBy@RkBs@eAM}AcFgCcDe@[]sDH naLbvIvBEtE??}L |kLzeIlD_@`NYrAsBCuCdCJdAgAPsEyCwA_A
_CVcBiBkDiAgGTuBwAe@TiAzAg@aAsAzAkAl@gFoAg@`@sFo@kEu@qDwBiA|@aE?wDwCaCDgDqBcEAwDr@c@|AyI{BkEPaEeAuDcC{DkC{Bx@m
Ag@aADkIyEaBcAoEVq@ dlJ|rEOaCk@k@@gEu@kEo@_DaCUiExCiAEmE~B{CnBsBfCvA|Aw@pB ltIz_D^nDtDxC|C^~E]hEw@eEoH\wAlEmAr
FsCbD]nJeI phJx{B~@h@{@lBLnGsEd@qAe@eCt@e@z@QtDWlAiAFkA_@gAb@?lBZtBf@rBcBe@cBpBB~CfDlBdCpA`F`EjGpG ntJis@|CtBP
fAcAjAn@b@zB^C|At@t@gCvCYv@hAjA~EjAlC\x@n@~Cq@rCYd@PyAr@FdC[|BiDPIh@lCv@VtApA^rCl@f@|@zCLlBiB j`J{Jn@FnBQ~@t@x
A`@~@HTd@`BIzB}AL{Ap@eB]iDw@eAl@{AbA]YwAl@m@fBF vsImMrBi@|ARnAQRx@_@f@Pf@jBO zaI_YtBvD|@rCjAjA~ALXw@l@I|@t@tAg
@ qpUaa@F`BJ~B~AEh@bAzAgB ve@uoItCg@zB@g@kBf@iB lgB}sAyEEk@o@_ACmAp@}@?aA_@i@v@vAl@tACtAi@hAl@b@@n@ZtDC e}EmiE
?xB\x@ ctD~sDeAz@|@~A`@`AnB^b@~@fARtCyCiB_CkBmA}Ag@wA|@ du@{kD?L@d@@nHnSIE~NxDPp@dBe@~GnW?h@`A fu@gjDoVdNpH@_B
~Y_B|Ya@Xj@jC`X@\l@lAMnBf@jCw@~@B^tBbAb@bCgCxBsCbCs@~A{@nB@~Aj@bBQbA~@ `kAkzAI|Be@pBkAv@OlAF|@\HjBONVj@BnCq@~A
ApJGt@T`AEhB`@ rtAumABbATTQ`A^Xj@?r@`@|@CvA`B |fAwlAIfA_@?s@Ya@Dw@r@sANw@k@_AYo@[g@Bk@j@Wv@qArAf@p@F`Ai@SYVJz@
}@v@f@NNbAm@pAq@~ChAVRZOf@JtA^?v@Ch@nAv@?d@k@KoArAyBr@Th@Bv@JCiA^s@Ey@j@sAv@gA~C?l@d@v@B`@j@Tv@jBvA nfAmi@o@_A
Iy@yAkB}A}A vs@ao@Hx@S`Bh@vAy@v@_AJsArAEnARVLdD ss@}eFf@fB_@|Dn@bDzBnBQvCcDtBAn@{BpAsAdJaApDIzAb@bDOxAXlBQ|BnA
rAuBnCGtAeAnB}Ac@}CzAwA|BlTzJ`QhKxGvA|ER@}B|Aa@zBw@n@}A`TsL`TsL yfAcnEJxC`Bx@z@~@hCjAUrAPrA`Bl@ g|CidEfA~A_@tA
r@zB{@~C?fU?~U?nKdF?@rA uYwvB?lMlBdCNxBpD^nGPhAdA`CF~B@p@g@lB\xDpAd@|@zCxAXr@rAf@`BYt@n@\hC|CdDC`At@tAMrBrA\l@
V^sAv@Tb@Cb@x@xCAv@]XP iAi|AL`BYxAoB`CE`BgFj@DhCh@z@`BPh@vAbATnDCzAO~@^vAMzIHBnBYvCfCs@|AFdAp@xAi@`@aAxAk@ zPe
^IoAtAkDs@aFsAgDt@{G sEad@j@eAt@}BNcBk@sDp@iAP{C?qCrAgBM}@ sDwcAXhB}@x@eAdAEbBg@f@FjMq@hC mLsiAcAy@gAAwCrBF`Am
@vBf@nAUt@`BzB|@z@d@|BE~BJ`I qU{gAMqDy@qA[qBs@k@uEWiEjAiAhAeBB}Ao@qFdBeBCuBuAuBDy@[kBJyCx@{CoBo@FgCzEc@CoAlATd
@H`AhDxCr@~BZfBh@j@h@jChBpA^dBj@nAPrAhCbAnBsAjABvBtBx@@|A~Dr@lC meFohCxW?fW?bX? y{A{mCq@tHiAr@C~@qAbAh@tAlAtKH
bG~F|DtAdGsAhA@`CaCBR|Ax@JD~@ _tCkyBIxWlDMxArCt@xBi@n@`Az@WrAr@pARhAeAKi@lAArBiAz@Bn@ o~Akm@bBhEn@b@NzCSrANz@}
AfBQfAiAdByA`AIxASx@LjB|Cm@`Du@zFGXItBXxB[|ALdIC oeAcMAnFbHAbAJ wpAeMNvAw@fBuCQq@f@vAfF_BtBUzCXdC|@|AnDGhB_BNv
AfCVbAr@kAbCxClB acBeMiByDuBiBgC`@_CJJvBz@hBd@|BXnDKpB`@dABfAV~@`C`BzAdBvA`EGdDr@~@rB~AtB|BhAc@Lw@jBAbAjAr@S {
mCsdAWtAqBzBApA`@pAM~@eAv@wCvAkBnAA`AgCfBqAtAs@vBsCnA_@~@`AR~BCtCUhAP\n@~@DnAi@|EbBzASZNx@vBtCe@pCS~BiAbDcAjB~
@lAdBPjC ubFcyAgFh@_AuCwBxAuBm@o@h@iC@mDnAs@dAwA~@qArBcA`AuAN{@o@ ulGsfAhAhBl@c@n@NlBCB}@Nu@cA}AeAwA {wDjGo@Rw
B}@eAW{EBuKO c}D`FoApBJtBx@VhBK|@pBxBO mtChcAU|@V~Ac@|A\jAQbA`LAFzReCbDcCzB cpCnlBaDk@aCHoAl@?N\JpA`@z@?~BlAjA
qArHdAtCDDfUbEF?fQ mgE`fDf@xAtBTtBmB@cAu@kAQy@y@MeBb@ {|CzmBmA~Cg@`@}@rBcFzEsATAdAy@~ByC\_CxAxGrCrDrC`AdCz@jAl
BN`@|AT~@|Bl@bDI~Aw@rAW`Bl@n@~A|Az@bBxAnCRj@eAQyBtB}Dt@] e|D|_BMhAeDC}Ah@i@p@_BLgB~@?|Ff@hCFtC_@z@TrB\Rr@nCrE`
FhBSbAV~Aa@pAA elEbfDvCANwA\yAPgAc@}Er@mC~AyG lw@wdGgAq@qA]q@`BuB?a@YsBFw@bBzAt@@zC`@\F|AtANoAvBt@bCcAx@Zv@hAh
AQ`A uQmhGfFX`F{AfAj@nJyAnAmA _}@svI~B\tCY ue@ctH}Ar@_Hb@dBhCVlCv@`@xAQEp@pCnBBzA_B_@cAvAFv@{@jAdAz@s@zCkBVTvA
 gwA_oIm@dBv@t@iAfAo@hBLbAqA~BxATr@Wp@d@nCf@hAp@pCh@c@z@SrAeBn@qBtAfAzAfAX]`CR`@|@g@~AElCb@pDIZt@bBw@|@HtE{@f@
j@hDA }z@ahHGb@\p@yAb@eBD g`AadHyBZUe@eEc@m@dA}Gr@ {yBesIuFVoJCeBTo@|@IvAu@jA?nAvBf@}@|ACvAcBlDTx@`BTtDdDs@xAj
@K|DkAnCZ|AStBh@dBeApAXJKzAaBrCKR}@fCU\p@jBg@Kw@tCO|AaA }vCehJiDc@wAVkDhAeD@_Bl@Q~A_AtBvElAxB^ {mDwrJ]b@lCrB{@
xDtA~@ coDa~IqEp@[p@iBWaEn@S|Ah@t@{B`CqAd@Jb@gC`@w@t@lAj@~CGd@Rm@`Aq@~BjDJ|@j@JbBnAStDHr@m@hA`@jA[|CC|Eo@hEOzC
BjBt@~AF ej@gmIc@bAp@tDp@jAvB?a@pElBo@~BwAvDh@rCO oe@o|HVdCr@FTnBlD{AdBNjC}A|AoAzAC\eA wd@ixHg@l@HvAx@Bl@Q }cC
}wIqE`@wA^Tv@Op@ sbCe}IcF}@oILcES[h@iBJ_E~ASxAbD~@l@pBxEhA`E? ytBktHx@?^b@l@HLl@d@FBRdARvACZj@ _iBwnHNXSdA aiC
smHmBt@Mt@xBh@|AfCxBdC~Cd@zBGxCr@hA\dDe@tCuA~@Wd@cA`@A irBohGUa@pDkAhAsAjAk@zAiAj@}@`B}Ai@qAgAl@i@i@}ACkD^iCA{
Aj@ _lCyqHv@r@d@pAj@RtE{@`AJl@l@|AXTM`B^lADNf@fDVhAUdBq@ ofBsaH|Cr@RpAdARAv@lACbA_@d@^hCE keDklH{@R}@x@_ArAsBv
BEvATtAc@xA oqDepGtBSpCiAhFn@bBp@dHIxC_@lANv@qAd@c@o@a@p@W|@j@tBy@NqAxBo@T}@jBoA slCmsGp@j@QhAaBtAlA|@^~@SV^ZB
?vABbAHl@FtB^Ff@XALgAn@Sh@u@t@PJe@vA`BM~@ }lCgjHuAk@{BT_C@}An@cA]sCSq@m@sA?o@]cCSsC|@qAFyAt@LbAiA^[rAeAr@LZc@T
r@LtBER[h@NMb@t@~@`@bAr@TyAd@}A_@yA`@ ueEsdIiAFq@m@}@HmES_CpBp@f@O|@_DHgAvABd@}FdAwC]{BzAuBAeH`AAx@pAhBm@lB^`A
`ELdBv@FxA _nDqeGjDYjE|@@bBtDRlCeA~Ct@rCELcCbB_A mnCkaGd@F^`@jBClAj@`CPpAq@\uAYcA gbDmdG_Bt@|@zBl@V kbCg~FBr@~
@ZJ`A|A`B ubGsbGuEG_E`B wxFonGWUgD`@eH^qG~Aa@d@yB_@yDh@}@pA{Bl@p@ZaBjBZVjBKrCy@p@^ uqDsnLZjCqHbCxDvCiF`FfCjDsD
tCnA`CgHfCjAdBxDrBjL~F g~EmkE`@|@?@hA[h@bCs@Vr@XFt@}A[?@CjAbB~H`CwI mqFsoEqArFf@\nKbBgEfE`A`@`@bAvCXn@fAtA|@|E
_@ yjHkzDdCOpC~DrJOrPqKhHkCnFu@ qnHazDnBgB@kB|@@_@qCfBwCrFmBhC}Dm@{CcBcALuBbC{@`CmF _pIogFoDe@mCqBeCBwAc@mCP}E
dB}CTeFnDsCFQfD }jIagB`AkCzCiIwQgEeCoKzAmC kjGeeBwA_ARsAs@aBqAr@u@QgFCc@RaERkAIq@`A}Aa@mCqE{DyA_QkA a`C}nLiG`B
wHfCErHaAlA smHmqDlCBp@}ApDS e`I}xCv@Lz@e@ m}I{aDe@dA o_JwzCdB?P`Cc@ZxAf@?pAz@pABnAf@h@xQcBjAiEFo@ {qH_aHdB_@S
gB|BcCrCBhDeCqBwCx@i@_DyEmErBWsC}KwEwHEwLhCmFpAsEsA{HC_GdBy@y@yGFq@}AbIiC_EaBd@u@_Es@nCiC{AcAkVcAaBq@sNiAsDsAg
Jj@}@nEoEq@aGbANlB}DKuN{DfA|@}FzC_MzNiBiBsGrB}Gs@oBb@_BrBkCd@sAtAaG[iBxB ozLegG{@RfD`CsCjAmCq@mFfB`GnCvCQpABZw
@i@{AjGl@~@~B|AnBfDIr@vAsCn@i@rCnBhEtCi@nB?EyBhGuApEaB`C}AdFiC`BmE`Ae@vEHlAi@R}ClGiBfDrBjDbAa@dB`F@ w~KohFz@E|
Au@^dAfDf@f@~CpBz@|C\h@zAtCXjEkA }fLegF}@XoC_AcAd@_A{AwBB]]UoAuAeAkBl@T|@{@FPfDmA`AeAi@yAS{ByAiCNmE?c@x@rBTdBb
@dFVtEh@tBvAo@rAUbB`BrAGjAv@fA|DEmAbC|Bp@tAxBKvBlAv@hAQxCXTv@rC?nBnBDhDbGrAjCQf@j@vBYfE\nIeB stNugGZl@zHjBdAlA
`GVhA~BrEYhCd@~D~A[l@v@l@ okMmuFq@vDaASwBl@DlA]pB oeNy|ElBvArAnA|E\zBSrD]`BtAeAnDeAfCaD`BhDrBAlC`EfE|BjEnEpEfF
O|EpEcCxAUxCoBbBg@jDvL?bCdC i_RsoDMjAdAb@OzBlCc@bGhCGpBnBfDH~AvAdDzCm@FnEl@bAUrAbBn@ wePgmDhFQ`Fm@`DwAzCg@`A_B
nB[hEcC~C{@rAn@ ajPsiDeCsCkBs@mCn@iBBwAt@ i`Qe`CLaDeA^CoC i_RsoDsBOcAtBuAn@ExCFbD|DfDVjFsE_@o@vD}Bd@x@dDsCjAwA
b@qCy@EpAhD`Ch@hArBl@rBvAlCFxAvErAb@_BnD}BpCqAbCfAlDdAd@o@bBeC|CUnB@|AmAtDlBxD`BlE wpRs~BuA|@KvBeCHn@pECrDqEwB
{@b@uBEg@eAwCLwC`DKdEaDlDHhD~@xAzD]`Gd@~BfDm@nF kwR_eCQn@iBD\eFgB[sBzCyAtDwF@kAlD~Bt@v@dAmFvBgDjF}BpDuChCq@lCb
@fEnDiAzAhCbDmA c~SwwAm@bCVnFnIxCwAxBpELlDnA q}RkkCkBq@}C@cEWiDiB_BhAwDd@^pB}ApAiEr@ k}R{e@`ApAbCVLeBbDwA`@b@
 w_V{XjDa@dF?dAbFlAdAdBtG`Dh@|Dw@~APrBdB~BO`Ch@fCqB`@eC mcPcsHsEa@{JkDoH}AmDz@qEBeC|AeEDaHp@aEiCnAuBmEoE_FrAuDT
kFr@e@tC{GrA{De@}FYgEZcE~AyBdBwDA{F^wDq@gG_@cHmCwBTiB`AmFO ugWqxFaD_C{EkBiCmC}A~@mDD^gBuHuAmAqBaCtB eaXipFZn@t
ALlCFlAzAvAGLP alWpv@Sf@Cz@ gpZfOCjSAjS miAn^qAuA{@a@kAbAhAh@^r@DtAr@T yuBkwGgA?p@vA_BjA\|Al@H snHidGtBnA`@r@x
AMfCyBx@E ugGugFdBzBlBp@QpChApFzLnEfKtE|EoABA[]BqAq@kBkBkA^mAxAI {~E_oEt@BP`@`A? qkEszEe@Hu@Oe@@OJCRIG]Be@MSD
 cwB_oGs@`@]ZaARkAh@NPd@j@ axGy`Gi@r@kAb@f@p@iBbAv@~@sAt@yA`@EhChADnAsB?]vA?z@u@h@D_@hAeB|AgCX v~VgqHwP?qQ?cE?a
R?mQ?wQ?wQ?gT?kT?}K??kAcAAc@lB}@`@kCJkE^aE|@aDYuFr@aAAqDw@{DfAcElAaD`AyC~@Sr@o@RJRs@Dg@SIl@g@^u@?]XV`@oE|Ai@tD
g@lDx@tB|AlBj@dABRU\cA\q@?gFiBmE_@eGaBCSP}@^g@yA_@cE?wD?_AmAWOsEoCyAc@oHAoJ?Uq@_AIsA]eA{A}@yCwCwCaAt@gCa@wAv@?
pGaCnB aoFooBdBpBpC`@~@z@RdCtAdHUnA^jDpAbEvBbBtAvCRpA|Av@z@pEArDZz@jBDbApB{BLeB~Aa@nA{An@uBvEgB`@?nBcA`AkC?{Fh
D_A@m@Ek@VeCNy@sAwDsAoAbAiC? uiH_q@tPvQbGFpDlC~BBt@|@ _tFf\|GgELsBtUwK`@U@sEy@qAaBcCiAqCvAcFVeB|AiC du@{kD\?Ej
BzBD`Al@xA?fAYfDT`AzC|@L|AzFtGvE`ArGpAxAVfA`MN }cA{nJwAqBeDiCaAiF~BeBJiGaC{DeEBeAoAfAcAuHwGgE}EcCmC_E?s@oByJ^]
cC{BGuBs@_FhBcGIwEn@}DwAaBsCuHaAaGlAtAlCaDSsIoA _{Fn_A~CrBxElAvBCfAz@hCBt@XnFw@tCNv@oGbA}Af@u@bEe@ wkEtx@}AxAs
@hD`@t@h@`Dg@dD~@bAz@xDgBr@|QdDQlCtCXpBnAVdAfANlDbDnB`C`AB`AU~EUb@O _wE~fAv@vCw@bGeAAgA~@sAnCO`GtAh@|@hC`C{BLk
Ci@}AJoAnAq@t@PrB_B u_E}TJhFoAZ~@dAjAt@jAfBh@zAJ`Dl@jA@tCx@v@FvBXLRlBs@xAKpFc@vDRfBg@rBsBnBkBzFlASlG`@t@Vv@|Bk
@xA`@jFXfEu@b@kClAw@c@OvExCApAmBfAuAxC[l@gBxB|@~C[`AyA~BQ|ABH}@dACxAKzB\vAEn@PImF`AiANyB]wBf@mAB}BrF@QgAdB?Hb@
zBFp@rB\p@nB[`AZbCNjAgBl@aAx@wBn@sClQCfAVv@ArAX m}D`NKnAi@j@A`An@h@lAfBhAfApAH s}BqjGo@M[cAa@I]Zc@JY^a@He@b@]?
Vn@VVGL d_MwoBCw@r@{@q@a@OkAPkB }pHifA@B?pA?hE?fBxAxBjCfD |qLzlBt@dBdBr@ itC{t@aC{@q@qDw@{AoC[a@t@gBtBu@NgAa@o
CF[f@gE?Eg@gBe@Sy@kAi@gDrBeBScBoCmBmBPwBn@y@wBIMm@}ALVrCWnCeBlAWdABbB[B qsEqYzBzAjC?`Dl@|Bk@rAt@nDcCl@uAnBh@zA
Mt@`@xAWxBcD k_Fy[hHCnAjA pLyzEkA~BKxBcArEu@h@d@lAdG`@xAhArBNFrChFnAjAbBbDt@fE\`IrC?jF wtMagFsCzAy@xC{ATmFz@ o
eNy|EuEhFR`DoAfBDdBnC[QdASrAQ`A[PaB~@eAl@QFyAl@iDtA|BxAlAzDaEhA{D`BcGpBsGXqBbByCRqFl@eDAUoAX_COuAyBi@O|CEf@sDj
A}B_@iDLaDEMyBnA_A c|PqlD_DYuDsCgF_CeDp@oCsA}AzBbArAwE\ ddJid@^rDvBr@Il@b@fBwApC_A?YnByBlD fpI_c@fBjDOhCmAtB`@
tAPzAp@rA kjGicAj@fAiAlBiA~AkAfAmSjFgD? sdGoWnDbFAvUwBbD _pEi~Gs@q@mCh@_AFYf@]D axGy`GtG^ koGy_Ga@dAP`BsCn@mAz
@fCv@}@dFd@|@kB~C~A`@dAs@fFYtA^bF^jBCdFhAbD@hBe@zEv@`Ag@HnBt@j@t@j@ q}Jy}EpAxFt@nCuA\rAlB_A~CO|BwC`@O~BtDtDcBh
BoAvB_EvAEnD}A^QzA`HfBhAfF okMmuFzJ\tF_AxELSqByE^gA{@ _aPsrHvCdCdDPHhEnBxAjKaAnCdJdBj@jKnAsDzIhCr@OpBzB]bBgAfH
SjIEfAT|GsAnBh@^tBhIeA`C\l@tApBd@fGjCvAlChA@t@_B~FEf@cD`B?OiEnFqCtINjF\|DuDbDiAtHoCd@Q`OtBG`VdBHjC{CfCw@bFf@vA
bA ebQwhCfB}Hv@@^|BlBeB}@qByAK{AiDrBa@xDB|D[PkC|AG~CwAdAfCoChBzBhAl@hA{Bt@`@vBeAtC]bD ooX_hG[b@ cwB_oGd@P~@l@\
lB yuBkwGkAkA~@w@n@mA _iBwnHzAe@|AJzC}@dANnBnArC_A ciBwkHNpAnB?e@h@`A`Cd@`@lDBdBl@bDO iuAuaHT`Bo@tA g`AadHNpAv
A`@rCYh@nA~AD`@]nBbA`BFtAi@ y{A{mClChAnBmBzHuA _tCkyB|W_K|W}JhElB {mCsdA|B`@dBnAnCxEzD|A`EKv@PSdAfBdAtAlAxFjAp
@k@`@Cb@p@dDN_@u@~@iCZsAvAa@tBsBk@}A{ARw@MoB@lBuDGeCLcClA_C wkEtx@pB{@|Ba@nAa@rAq@ cpCnlBnJpAbN[jC_BhXF\LvByA`
CEtB`@`Bd@ lmPcyAg@s@Ne@Og@}Aw@yAkA pjJb}B@}@zDeBvDC|Ix@~AnDBjBnAnF^k@bFGlA`DrBoCdGq@fDtDnCXlAsGjB_F_A_EhBuAXo
C`BgC |qLzlB}BwEtAgDm@cAb@iAmAcBCiDIkCi@cAjDaIsCPgBEk@{@oDoAgBkAeGa@RtCWlANdCwEpD_F`@oAhAeCf@sAx@}BAsBz@GpBg@z
@AtAx@@kAhF_KF\rBUlAmBv@m@zBb@|Ct@vASpB~@h@ uaHiqFkFsCiAM{@x@dAbB{BfBq@I k{BxyC@`VpDdBjBNzBe@xAO`@sAnAw@~AbB k
dFa|GVpAKp@ _aPsrHmAOs@jCgDhB}GjAiC~CjAhFgAtAkF`@mGZqF|B{BTyAvDuBtB{EC}Kl@iG[cE\gHvBqF?yA|@gFiBaIeAkHGiFeAoCkB
kCaA^aA~@mAgB_CqBPkEf@gEiBqHmAqCcCkCw@aH[}CVUgArDkC`D_AvChAdE]pBVp@qAkCeEaBwCoFjAyG}B@wAsDsEoB_A@oBlBm@cDcByFc
@gGEkHz@oDhAyBhEkAtAeAxBiAbE{I~@kFlCqAzDoH?kDmAkI{@hBrDlAhAbAxEdCbErFc@hDdAs@jD\jFdBDAbB
"""#
}
