import { useTranslate } from 'ra-core';
import { useNumberFormat } from '../page/useNumberFormat';

interface RecordCountProps {
  readonly total: number;
  readonly isMinimum?: boolean;
}

export function RecordCount({ total, isMinimum = false }: RecordCountProps) {
  const translate = useTranslate();
  const format = useNumberFormat();
  return (
    <span className="record-count" role="status">
      {translate(isMinimum ? 'screens.list.countOfMore' : 'screens.list.count', {
        smart_count: total,
        count: format(total),
      })}
    </span>
  );
}
