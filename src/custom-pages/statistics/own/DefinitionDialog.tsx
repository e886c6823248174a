import Add from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { ownFrom, type OwnStatistic } from '../../../resources/statistics/ownStatistic';
import type { Statistic } from '../../../resources/statistics/statistic';
import { FormDialog } from '../../../resources/views/dialogs/FormDialog';
import { FormBar } from '../../../resources/views/form/FormBar';
import { useTellPlace } from '../../../resources/views/form/FormPlace';
import { FailureAlert } from '../../../resources/views/page/FailureAlert';
import { problemOf } from '../../../resources/views/page/problemOf';
import { OwnStatisticFields } from './OwnStatisticFields';
import { useOwnStatistics } from './useOwnStatistics';

interface DefinitionDialogProps {
  readonly setting: string;
  /** Statistics that the page shows by default. */
  readonly proposed: readonly Statistic[];
  readonly onClose: () => void;
}

/** The API's maximum. */
const MOST_PARTS = 12;

type Own = ReturnType<typeof useOwnStatistics>;

interface Part {
  /** Stable while a part moves, so that its inputs keep their state. */
  readonly key: number;
  readonly own: OwnStatistic;
}

interface ChoicesProps extends Pick<DefinitionDialogProps, 'proposed' | 'onClose'> {
  readonly own: Own;
  /** Closes the dialog; asks first if there are unsaved changes. */
  readonly onLeave: () => void;
}

function Choices({ own, proposed, onLeave, onClose }: ChoicesProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { choices, isOwn, isForeign, save, saving } = own;
  const [parts, setParts] = useState<readonly Part[]>(() => choices.map((one, key) => ({ key, own: one })));
  const [isDirty, setDirty] = useState(false);
  useTellPlace(saving.isPending ? 'busy' : isDirty ? 'dirty' : 'clean');
  const change = (next: readonly Part[]) => {
    setParts(next);
    setDirty(true);
  };
  const move = (index: number, by: -1 | 1) => {
    const part = parts[index];
    if (part) change(parts.toSpliced(index, 1).toSpliced(index + by, 0, part));
  };
  const add = () => {
    const [first] = proposed;
    if (first) change([...parts, { key: Math.max(0, ...parts.map(({ key }) => key)) + 1, own: ownFrom(first) }]);
  };
  const store = (next: readonly OwnStatistic[], message: string) =>
    save(next, {
      onSuccess: () => {
        notify(message, { type: 'success' });
        onClose();
      },
    });
  const isWhole = parts.length > 0 && parts.every((part) => part.own.measures.length > 0);
  const refused = Object.values(problemOf(saving.error).errors).flat();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('statistics.own.intro')}
      </Typography>
      {isForeign && <Alert severity="info">{translate('statistics.own.foreign')}</Alert>}
      {parts.map((part, index) => (
        <OwnStatisticFields
          key={part.key}
          own={part.own}
          number={index + 1}
          isLast={index === parts.length - 1}
          onChange={(next) => change(parts.with(index, { ...part, own: next }))}
          onMove={(by) => move(index, by)}
          onRemove={() => change(parts.toSpliced(index, 1))}
        />
      ))}
      <Box>
        <Button startIcon={<Add />} disabled={parts.length >= MOST_PARTS} onClick={add}>
          {translate('statistics.own.add')}
        </Button>
      </Box>
      <FormBar
        messages={
          saving.error &&
          (refused.length > 0 ? (
            <Alert severity="error">{refused.join(' ')}</Alert>
          ) : (
            <FailureAlert error={saving.error} />
          ))
        }
      >
        {isOwn && (
          <Button
            color="inherit"
            disabled={saving.isPending}
            sx={{ mr: { sm: 'auto' } }}
            onClick={() => store([], 'statistics.own.restored')}
          >
            {translate('statistics.own.restore')}
          </Button>
        )}
        <Button color="inherit" disabled={saving.isPending} onClick={onLeave}>
          {translate('screens.page.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={saving.isPending}
          disabled={!isDirty || !isWhole}
          onClick={() =>
            store(
              parts.map((part) => part.own),
              'statistics.own.saved',
            )
          }
        >
          {translate('screens.form.save')}
        </Button>
      </FormBar>
    </Box>
  );
}

/** The organisation's own statistics of a page, chosen among those that the program offers. */
export default function DefinitionDialog({ setting, proposed, onClose }: DefinitionDialogProps) {
  const translate = useTranslate();
  const own = useOwnStatistics(setting, proposed);
  return (
    <FormDialog isOpen title={translate('statistics.own.define')} name={setting} onClose={onClose}>
      {(leave) =>
        own.error ? (
          <FailureAlert error={own.error} onRetry={own.retry} />
        ) : own.isKnown ? (
          <Choices own={own} proposed={proposed} onLeave={leave} onClose={onClose} />
        ) : (
          <Skeleton variant="rounded" height={240} />
        )
      }
    </FormDialog>
  );
}
