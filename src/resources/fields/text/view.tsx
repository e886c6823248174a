import { cellOf } from '../shared/cellOf';
import { OneLine } from '../shared/OneLine';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { TextSpec } from './kind';
import { maskedText } from './mask';

const Cell = cellOf<TextSpec, string>(({ value, full, spec }) => {
  const text = maskedText(spec.mask, value);
  return (
    <OneLine title={text} full={full}>
      {text}
    </OneLine>
  );
});

export const textView: KindView<TextSpec, string> = { Cell, ...lateInputs(() => import('./inputs')) };
