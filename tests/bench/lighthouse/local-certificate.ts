import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runQuietly } from "../../../scripts/tools.ts";

const KIND = [
  "req",
  "-x509",
  "-newkey",
  "ec",
  "-pkeyopt",
  "ec_paramgen_curve:prime256v1",
  "-nodes",
];
const NAMES = ["-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];

/** For as long as the measurement lasts; the browser is told not to look at who signed it. */
export async function localCertificate() {
  const folder = await mkdtemp(join(tmpdir(), "studio-site-certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  await runQuietly("openssl", [...KIND, ...NAMES, "-keyout", key, "-out", cert]);
  const certificate = { key: await readFile(key), cert: await readFile(cert) };
  await rm(folder, { recursive: true });
  return certificate;
}
