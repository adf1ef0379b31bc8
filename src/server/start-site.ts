import { createApp } from "./app.ts";
import { composePorts } from "./compose.ts";
import { type Config, ConfigFault, readConfig } from "./config.ts";
import { startServer } from "./start-server.ts";
import { openStaticFiles } from "./static-files.ts";

/** Everything between `npm start` and the first visitor, and between the last one and the end. */
export async function startSite(clientDirectory: string): Promise<void> {
  const config = readConfigOrExit();
  const { ports, flushLog } = composePorts(config);
  const app = createApp(ports, openStaticFiles(clientDirectory));
  const pages = await app.warm();
  const server = await startServer(app.fetch, config);
  const { settings } = config;
  console.log(
    [
      "",
      `  ${settings.productName} is open at ${server.address}`,
      `  market ${settings.market}, ${pages} answers rendered ahead, Node ${process.versions.node}`,
      ...missingIdentity(config).map((line) => `  ${line}`),
      "",
    ].join("\n"),
  );
  let isStopping = false;
  const end = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    ports.log.info("stopping", { signal });
    app.drain();
    await server.stop();
    ports.log.info("stopped");
    flushLog();
    process.exit(0);
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
}

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigFault)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function missingIdentity({ settings: { operator } }: Config): string[] {
  const missing = Object.entries(operator).flatMap(([key, value]) =>
    value === null ? [`OPERATOR_${key.replace(/[A-Z]/g, "_$&").toUpperCase()}`] : [],
  );
  return missing.length > 0 ? [`not set, shown as a placeholder: ${missing.join(", ")}`] : [];
}
