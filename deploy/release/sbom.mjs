// Completes the list of parts. Maven lists the jars; this adds the npm packages of the page and the Java runtime.
//   node sbom.mjs BOM LOCK RUNTIME-RELEASE OUT
import { readFileSync, writeFileSync } from 'node:fs';

const [bom, lock, runtime, out] = process.argv.slice(2);
const list = JSON.parse(readFileSync(bom, 'utf8'));
for (const [path, part] of Object.entries(JSON.parse(readFileSync(lock, 'utf8')).packages)) {
  if (path !== '' && !part.dev && !part.devOptional && !part.optional) {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const purl = `pkg:npm/${name.replace('@', '%40')}@${part.version}`;
    const licenses = [{ license: { id: part.license } }];
    list.components.push({ type: 'library', 'bom-ref': purl, name, version: part.version, licenses, purl });
  }
}
const java = Object.fromEntries([...readFileSync(runtime, 'utf8').matchAll(/^(\w+)="(.*)"$/gm)].map((line) => [line[1], line[2]]));
list.components.push({
  type: 'platform',
  'bom-ref': 'java-runtime',
  name: `Java runtime (${java.IMPLEMENTOR ?? 'unknown'})`,
  version: java.JAVA_RUNTIME_VERSION ?? java.JAVA_VERSION,
  licenses: [{ expression: 'GPL-2.0-only WITH Classpath-exception-2.0' }],
});
writeFileSync(out, `${JSON.stringify(list, null, 1)}\n`);
