import { describe, expect, it } from 'vitest';
import { besideActions, fitColumns, isTight, leastWidth, tightened, type ColumnNeed } from './fitColumns';

const name: ColumnNeed = { need: 300, snug: 300, least: 190, isGrowing: true };
const town: ColumnNeed = { need: 180, snug: 160, least: 120, isGrowing: false };
const person: ColumnNeed = { need: 240, snug: 240, least: 120, isGrowing: true };
const day: ColumnNeed = { need: 140, snug: 100, least: 100, isGrowing: false };
const COLUMNS = [name, town, person, day];

describe('the columns of a table', () => {
  it('leave the rest to the name: the room of sort arrows goes first, then headers and texts are cut', () => {
    // Enough for all columns.
    expect(fitColumns(COLUMNS, 860)).toEqual([300, 180, undefined, 140]);
    // The name gets its width, and the others yield 30 of the 60 pixels that arrows take.
    expect(fitColumns(COLUMNS, 830)).toEqual([undefined, 170, 240, 120]);
    // Half of what the texts can yield.
    expect(fitColumns(COLUMNS, 720)).toEqual([undefined, 140, 180, 100]);
  });

  it('leave icons their own room, so that they cover no value on hover, where nothing is cut for it', () => {
    const actions = { least: 28, whole: 128 };
    expect([besideActions(actions, COLUMNS, 928), besideActions(actions, COLUMNS, 927)]).toEqual([128, 28]);
  });

  it('cut the name only if nothing else can shrink', () => {
    expect(fitColumns(COLUMNS, 600)).toEqual([undefined, 120, 120, 100]);
    expect(fitColumns(COLUMNS, 0)).toEqual([undefined, 120, 120, 100]);
  });

  it('cut the name only if they fit then: a table that scrolls shows it', () => {
    expect(leastWidth(COLUMNS, 530)).toBe(530);
    expect(leastWidth(COLUMNS, 529)).toBe(530 - 190 + 284);
    expect(leastWidth([], 100)).toBe(0);
  });

  it('share surplus width: half goes to the name, within limits', () => {
    expect(fitColumns(COLUMNS, 960)).toEqual([350, 180, undefined, 140]);
    expect(fitColumns(COLUMNS, 2000)).toEqual([440, 180, undefined, 140]);
    const two = fitColumns([name, { ...person }, day, { ...person }], 300 + 240 + 140 + 240 + 100);
    expect(two).toEqual([350, 265, 140, undefined]);
  });

  it('give up padding before a header is cut, except those with a chosen width', () => {
    expect(isTight(COLUMNS, 860)).toBe(false);
    expect(isTight(COLUMNS, 859)).toBe(true);
    const chosen: ColumnNeed = { need: 90, snug: 90, least: 90, isGrowing: false, isChosen: true };
    expect(tightened([day, chosen])).toEqual([{ need: 132, snug: 92, least: 92, isGrowing: false }, chosen]);
  });

  it('leave it all to the name if nothing else grows, and to nothing if all have a chosen width', () => {
    expect(fitColumns([name, day], 1000)).toEqual([undefined, 140]);
    expect(fitColumns([{ ...name, isGrowing: false }, day], 1000)).toEqual([300, 140]);
    expect(fitColumns([], 1000)).toEqual([]);
  });
});
