import type { TableProblem } from '../../../exchange/read/readTypes';

export interface Said {
  readonly key: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** File contents that have their own message; all others share one. */
const CONTENTS: Readonly<Record<string, string>> = {
  pdf: 'pdf',
  image: 'image',
  zip: 'zip',
  archive: 'zip',
  binary: 'binary',
  ole: 'binary',
  text: 'csv',
  csv: 'csv',
  xlsx: 'xlsx',
  html: 'html',
};

/** Arguments that are numbers of bytes. */
const BYTES: Readonly<Record<string, readonly string[]>> = { tooLarge: ['size', 'max'] };

interface Writing {
  readonly translate: (key: string) => string;
  readonly bytes: (value: number) => string;
  readonly number: (value: number) => string;
}

/** Message key and formatted arguments for a problem with a file. */
export function problemWords({ code, args }: TableProblem, { translate, bytes, number }: Writing): Said {
  const written = Object.entries(args).map(([name, value]) => {
    if (name === 'content')
      return [name, translate(`exchange.import.contents.${CONTENTS[String(value)] ?? 'other'}`)] as const;
    if (typeof value !== 'number') return [name, value] as const;
    return [name, BYTES[code]?.includes(name) ? bytes(value) : number(value)] as const;
  });
  return { key: `exchange.import.problems.${code}`, args: Object.fromEntries(written) };
}
