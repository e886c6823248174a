/** Letters of what tells people of one name apart. */
const FEW = 3;

function shortName(name: string): string {
  const [, whole = name, distinction] = /^(.*?)(?: \((.*)\))?$/u.exec(name) ?? [];
  const at = whole.lastIndexOf(' ');
  const short = at < 0 ? whole : `${whole.slice(0, at)} ${whole.slice(at + 1, at + 2)}.`;
  return distinction === undefined ? short : `${short} (${distinction.slice(0, FEW)}.)`;
}

/** Names for narrow places: the first name is an initial, `Da Costa É.`, unless two people would then be alike. */
export function shortNames(names: ReadonlyMap<number, string>): ReadonlyMap<number, string> {
  const counts = new Map<string, number>();
  for (const name of names.values()) counts.set(shortName(name), (counts.get(shortName(name)) ?? 0) + 1);
  return new Map([...names].map(([id, name]) => [id, counts.get(shortName(name)) === 1 ? shortName(name) : name]));
}
