import { useCallback, useState } from 'react';
import { refreshed, sheetOf } from './gridState';
import type { GridRow, Sheet } from './sheetTypes';

export function useSheet(stored: readonly GridRow[]) {
  const [seen, setSeen] = useState(stored);
  const [sheet, setSheet] = useState<Sheet>(() => sheetOf(stored));
  if (seen !== stored) {
    setSeen(stored);
    setSheet(refreshed(sheet, stored));
  }
  const change = useCallback((turn: (sheet: Sheet) => Sheet) => setSheet(turn), []);
  return { sheet, change };
}
