/** What is read of a file of the build. */
export interface BuiltChunk {
  readonly fileName: string;
  readonly code: string;
  /** The files that it needs before it can run. */
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

/** The chunk that a source file is in. @throws {Error} for a source file that is in none: it was renamed, perhaps */
export function chunkOf<Chunk extends BuiltChunk>(module: string, chunks: readonly Chunk[]): Chunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
  if (!found) throw new Error(`${module} is in no file of the build`);
  return found;
}

/** Every chunk that `roots` need before they can run. */
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
