// The code of the guide "Send telemetry". With `--traits Log,Metrics,Tracing` it is compiled whole.
import Larder
import LarderTelemetry

#if Log && Metrics && Tracing
let environment = StoreEnvironment().reporting(to: .log(), .metrics(), .spans())
let store = Store<String>(
    name: "news", source: ClosureSource { request in .value("news about \(request.key)") },
    environment: environment)
print(try await store.load("weather").value ?? "-")
#endif
