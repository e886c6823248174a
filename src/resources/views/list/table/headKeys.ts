import type { KeyboardEvent } from 'react';
import { onLineKey } from '../../page/onLineKey';

/**
 * Goes from the head of a column to that beside it. The edges of columns are no stops on the way to the rows: with Shift,
 * the arrows change the width of the column whose head has the focus.
 */
export const onHeadKey = ({ nativeEvent, currentTarget }: Pick<KeyboardEvent, 'nativeEvent' | 'currentTarget'>): void =>
  onLineKey(nativeEvent, currentTarget, '.head-name');
