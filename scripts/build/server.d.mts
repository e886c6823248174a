import type { BuildOptions } from 'esbuild';

export declare function serverBundle(
  root: string,
  entryPoints: Readonly<Record<string, string>>,
  outdir: string,
): BuildOptions;

export declare function buildServer(root: string): Promise<void>;
