import type { KeyboardEvent } from 'react';
import { onLineKey } from '../../page/onLineKey';

/** Arrow keys move between headers. With Shift they resize the focused column, whose handle is not a tab stop. */
export const onHeadKey = ({ nativeEvent, currentTarget }: Pick<KeyboardEvent, 'nativeEvent' | 'currentTarget'>): void =>
  onLineKey(nativeEvent, currentTarget, '.head-name');
