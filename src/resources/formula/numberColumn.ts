import type { ColumnType } from '../language/kind';

interface NumberColumn {
  readonly scale: number;
  readonly most: string;
}

export function numberColumn(type: ColumnType): NumberColumn | undefined {
  if (type === 'integer') return { scale: 0, most: '2147483647' };
  const [, precision, scale] = /^numeric\((\d+),(\d+)\)$/.exec(type)?.map(Number) ?? [];
  if (precision === undefined || scale === undefined) return undefined;
  return { scale, most: `${'9'.repeat(precision - scale) || '0'}${scale > 0 ? `.${'9'.repeat(scale)}` : ''}` };
}
