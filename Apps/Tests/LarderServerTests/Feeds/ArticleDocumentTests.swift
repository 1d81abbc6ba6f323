import FeedFormat
import Testing
import WebSafety

@testable import LarderServer

@Suite struct `The document of an article` {
    @Test func `tells links to videos and players apart`() {
        let document = ArticleDocument(
            images: ImageAddress(key: SigningKey(Array(repeating: 7, count: 32))), assets: "/assets"
        )
        let safe = HTMLSanitizer().sanitize(
            "<iframe src=https://vimeo.com/1></iframe><video src=https://a.example/v></video>"
                + "<audio src=https://a.example/a></audio><p>end</p>")
        let out = document.framed(safe)
        #expect(out.ranges(of: "<a ").count == 3)
        #expect(out.replacing("</a> ", with: "</a>").ranges(of: "</a><br><a ").count == 2, "\(out)")
    }
}
