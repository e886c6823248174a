import { useTranslate } from 'ra-core';
import { FLAGS, type FlagWords } from '../api/useFlagWords';
import type { Flag, FunctionWithRights } from '../api/accessTypes';
import type { MatrixMeasures } from './measures';

export interface MatrixHeadProps {
  readonly functions: readonly FunctionWithRights[];
  readonly drawn: readonly number[];
  readonly namesWidth: number;
  readonly measures: MatrixMeasures;
  readonly words: Readonly<Record<Flag, FlagWords>>;
}

export function MatrixHead({ functions, drawn, namesWidth, measures, words }: MatrixHeadProps) {
  const translate = useTranslate();
  return (
    <div role="row" aria-rowindex={1} className="matrix-head">
      <span role="columnheader" aria-colindex={1} className="matrix-corner">
        {translate('accessPages.matrix.rights')}
      </span>
      {drawn.map((index) => {
        const one = functions[index];
        if (!one) return null;
        return (
          <span
            key={one.id}
            role="columnheader"
            aria-colindex={index * FLAGS.length + 2}
            aria-colspan={FLAGS.length}
            aria-label={one.libelle}
            title={`${one.libelle} (${one.code})`}
            className="matrix-function"
            style={{ left: namesWidth + index * measures.functionWidth }}
          >
            <span className="matrix-function-name">{one.libelle}</span>
            <span aria-hidden className="matrix-levels">
              {FLAGS.map((flag) => (
                <span key={flag}>{words[flag].full}</span>
              ))}
            </span>
          </span>
        );
      })}
    </div>
  );
}
