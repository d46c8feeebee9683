import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** Writes one line per test: its seconds, the number of retries, its name. `./arbiter test` lists them at its end. */
export class Durations implements Reporter {
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = modules.flatMap((module) =>
      [...module.children.allTests()].flatMap((test) => {
        const known = test.diagnostic();
        const name = `${module.relativeModuleId}: ${test.fullName}`.replace(/\s+/g, ' ');
        return known === undefined ? [] : [`${(known.duration / 1000).toFixed(3)}\t${known.retryCount}\t${name}\n`];
      }),
    );
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, lines.join(''));
  }
}
