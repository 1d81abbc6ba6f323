public import Darwin

public typealias CCPBKDFAlgorithm = UInt32
public typealias CCPseudoRandomAlgorithm = UInt32
public typealias CCStatus = Int32
public let kCCSuccess = 0
public let kCCPBKDF2 = 2
public let kCCPRFHmacAlgSHA256 = 3

public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>?, _ passwordLength: Int,
    _ salt: UnsafePointer<UInt8>?, _ saltLength: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
    _ derivedKey: UnsafeMutablePointer<UInt8>?, _ derivedKeyLength: Int
) -> Int32 { 0 }
