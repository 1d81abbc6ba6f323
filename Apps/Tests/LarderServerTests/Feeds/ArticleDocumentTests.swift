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
    @Test func `tells a video and a player after it apart, and leaves links in sentences together`()
    {
        let document = ArticleDocument(
            images: ImageAddress(key: SigningKey(Array(repeating: 7, count: 32))), assets: "/assets"
        )
        let safe = HTMLSanitizer().sanitize(
            "<video src=https://a.example/v></video>\n<iframe src=https://vimeo.com/1></iframe>"
                + "<p><a href=https://a.example/1>One</a> <a href=https://a.example/2>two</a></p>")
        let out = document.framed(safe)
        #expect(out.ranges(of: "<a ").count == 4)
        #expect(out.ranges(of: "<br>").count == 1, "\(out)")
    }
}
