import FullScreen
import Terminal
import Testing

@Suite struct `A full-screen list` {
    private let design = ListScreen.Design(
        title: "Places", noun: "place", empty: "No saved places yet. a saves one.", hint: "a:Save",
        columns: [
            .init("", isFlexible: true, leastWidth: 10), .init("", .right, expendability: 1),
        ],
        actions: [
            .init(
                "save", [.character("a")], help: ("a", "Save a place"), needsItem: false,
                question: .line("Name:")),
            .init(
                "remove", [.character("d")], help: ("d", "Remove it"),
                question: .confirm("Remove %?")),
            .init("map", [.character("v")], help: ("v", "Open a map")),
        ])

    private func items(_ names: [String]) -> [ListScreen.Item] {
        names.map { .init(id: $0, name: $0, cells: [.init($0), "12.3 km"]) }
    }

    private func stage(columns: Int = 60) -> Stage<ListScreen> {
        var stage = Stage(ListScreen(design), columns: columns)
        stage.tell(.items(items(["Prague", "Paris", "Oslo"])))
        return stage
    }

    private func text(_ id: String) -> ListScreen.Message {
        .text(id: id, title: id) { columns in [StyledText([.init("Width \(columns) of \(id)")])] }
    }

    @Test func `lists, opens and closes`() {
        var stage = stage()
        #expect(stage.title.hasSuffix("3 places"))
        stage.type("j")
        stage.press(.enter)
        #expect(stage.requests == [.show(id: "Paris")])
        stage.tell(text("Paris"))
        #expect(stage.shows("Width 58 of Paris"))
        stage.type("j")
        #expect(stage.requests == [.show(id: "Oslo")])
        stage.tell(text("Oslo"))
        stage.type("q")
        #expect(stage.selected?.contains("Oslo") == true)
        stage.type("q")
        #expect(stage.requests == [.end(.quit)])
    }

    @Test func `asks before it removes, and says what`() {
        var stage = stage()
        stage.type("d")
        #expect(stage.status == "Remove Prague? [y/n]")
        stage.type("n")
        #expect(stage.requests.isEmpty)
        stage.type("dy")
        #expect(stage.requests == [.act("remove", id: "Prague", text: "y")])
    }

    @Test func `asks once more for what was refused, with what was typed and the reason`() {
        var stage = stage()
        stage.type("a51.5")
        stage.press(.enter)
        #expect(stage.requests == [.act("save", id: nil, text: "51.5")])
        stage.tell(.refused(action: "save", text: "51.5", words: "Write a name first."))
        #expect(stage.status == "Name: 51.5" && stage.shows("Write a name first."))
        stage.type("dy")
        #expect(stage.requests.isEmpty && stage.status == "Name: 51.5dy")
        #expect(!stage.shows("Write a name first."))
    }

    @Test func `shows what was found in texts, until the list is whole again`() {
        var whole = design
        whole.findsText = true
        var stage = Stage(ListScreen(whole), columns: 60)
        stage.tell(.items(items(["Prague", "Paris", "Oslo"])))
        stage.type("/river")
        stage.press(.enter)
        #expect(stage.requests == [.find(words: "river")])
        stage.tell(.found(words: "river", ids: ["Paris", "Prague"]))
        #expect(stage.title.hasSuffix("2 places") && stage.selected?.contains("Prague") == true)
        stage.tell(.changed)
        #expect(stage.requests == [.load, .find(words: "river")])
        #expect(stage.status.contains("q:Show all"))
        stage.type("q")
        #expect(stage.title.hasSuffix("3 places") && stage.requests.isEmpty)
    }

    @Test func `shows all of a long notice until the next key`() {
        var stage = stage(columns: 40)
        let notice =
            "Can't add the feed: could not find the server “example.invalid”. Check the spelling of the address."
        stage.tell(.notice(notice, isError: true))
        #expect(stage.lines.suffix(3).joined(separator: " ") == notice, "\(stage)")
        #expect(stage.shows("Prague"))
        stage.resize(columns: 20, rows: 4)
        #expect(stage.status.hasSuffix("address."))
        stage.type("j")
        #expect(!stage.shows("address."))
    }

    @Test func `names as many keys as there is room for, each whole`() {
        var stage = stage(columns: 40)
        #expect(stage.status == "?:Keys  q:Quit  Enter:Open  a:Save")
        stage.resize(columns: 30, rows: 12)
        #expect(stage.status == "?:Keys  q:Quit  Enter:Open")
        stage.resize(columns: 8, rows: 12)
        #expect(stage.status == "?:Keys")
    }

    @Test func `asks for a line`() {
        var stage = stage()
        stage.type("aHome: 1 2")
        stage.press(.enter)
        #expect(stage.requests == [.act("save", id: nil, text: "Home: 1 2")])
        stage.type("a  ")
        stage.press(.enter)
        #expect(stage.requests.isEmpty)
    }

    @Test func `does nothing about an item where there is none`() {
        var stage = Stage(ListScreen(design), columns: 60)
        #expect(!stage.shows("No saved places"))
        stage.tell(.items([]))
        #expect(stage.shows("No saved places yet."))
        stage.type("dv")
        stage.press(.enter)
        #expect(stage.requests.isEmpty)
    }

    @Test func `shows only names that contain what was typed`() {
        var stage = stage()
        stage.type("/PA")
        stage.press(.enter)
        #expect(stage.shows("Paris") && !stage.shows("Oslo"))
        stage.press(.escape)
        #expect(stage.shows("Oslo"))
        #expect(stage.selected?.contains("Paris") == true)
    }

    @Test func `follows changes, also of the open text`() {
        var stage = stage()
        stage.type("j")
        stage.press(.enter)
        stage.tell(text("Paris"))
        stage.tell(.changed)
        #expect(stage.requests == [.load, .show(id: "Paris")])
        stage.tell(.items(items(["Bergen", "Paris"])))
        stage.tell(.text(id: "Paris", title: "Paris!") { _ in [StyledText([.init("Moved")])] })
        #expect(stage.shows("Moved") && stage.title.contains("Paris!"))
        stage.tell(.gone(id: "Paris"))
        #expect(stage.selected?.contains("Paris") == true && !stage.shows("Moved"))
    }

    @Test func `doesn't show a text that nobody waits for`() {
        var stage = stage()
        stage.tell(text("Oslo"))
        #expect(!stage.shows("Width"))
    }
}
