export interface BuiltChunk {
  readonly fileName: string;
  readonly code: string;
  /** Files that must load before it can run. */
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

/** The chunk that contains a source file. @throws {Error} if no chunk has it, for example after a rename */
export function chunkOf<Chunk extends BuiltChunk>(module: string, chunks: readonly Chunk[]): Chunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
  if (!found) throw new Error(`${module} is in no file of the build`);
  return found;
}

/** All chunks that must load before `roots` can run. */
export function closureOf<Chunk extends BuiltChunk>(
  roots: readonly Chunk[],
  chunks: readonly Chunk[],
): ReadonlySet<Chunk> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || reached.has(chunk)) return;
    reached.add(chunk);
    for (const name of chunk.imports) visit(byName.get(name));
  };
  roots.forEach(visit);
  return reached;
}
