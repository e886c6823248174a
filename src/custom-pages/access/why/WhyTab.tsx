import Alert from '@mui/material/Alert';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { usePickerWords } from '../../../resources/fields/shared/hooks/usePickerWords';
import { productRouteOf } from '../../../resources/routes/routeRules';
import { FailureAlert } from '../../../resources/views/page/FailureAlert';
import { fullName } from '../api/accessTypes';
import type { IdentityTabProps } from '../identities/IdentityTab';
import { usePlace } from '../identities/usePlace';
import type { Subject } from './subject';
import { useOperationSubjects, useScreenSubjects } from './useSubjects';
import { useWhy } from './useWhy';
import { Verdict } from './Verdict';

type Kind = 'screen' | 'operation';

/** Those who know an address find it by that as well. */
const FOUND_BY = createFilterOptions<Subject>({ stringify: ({ label, address }) => `${label} ${address}` });

function subjectAt(subjects: readonly Subject[], pathname: string | undefined): Subject | null {
  if (!pathname) return null;
  const rule = productRouteOf(pathname)?.rule;
  const shape = pathname.replace(/\/\d+(?=\/|$)/g, '/1');
  const at = subjects.find(({ query }) => 'route' in query && query.route === shape);
  return at ?? subjects.find((subject) => rule !== undefined && subject.rule === rule) ?? null;
}

/** Explains whether a person may open a screen or call an operation. */
export function WhyTab({ identity }: IdentityTabProps) {
  const translate = useTranslate();
  const { screen } = usePlace();
  const [kind, setKind] = useState<Kind>('screen');
  const screens = useScreenSubjects();
  const operations = useOperationSubjects(kind === 'operation');
  const [chosen, setChosen] = useState<Subject | null>(() => subjectAt(screens, screen));
  const { isOffered, answer, error, refetch } = useWhy(identity, chosen);
  const label = translate(kind === 'screen' ? 'accessPages.why.screenField' : 'accessPages.why.operationField');
  const words = usePickerWords(label);

  function turnTo(next: Kind | null): void {
    if (!next) return;
    setKind(next);
    setChosen(null);
  }

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        {isOffered && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={kind}
            aria-label={translate('accessPages.why.about')}
            onChange={(_event, next: Kind | null) => turnTo(next)}
          >
            <ToggleButton value="screen">{translate('accessPages.why.screen')}</ToggleButton>
            <ToggleButton value="operation">{translate('accessPages.why.operation')}</ToggleButton>
          </ToggleButtonGroup>
        )}
        <Autocomplete
          key={kind}
          size="small"
          options={kind === 'screen' ? screens : operations.subjects}
          loading={operations.isLoading}
          value={chosen}
          onChange={(_event, next) => setChosen(next)}
          filterOptions={FOUND_BY}
          getOptionKey={({ address }) => address}
          isOptionEqualToValue={(option, value) => option.address === value.address}
          {...words}
          noOptionsText={translate('accessPages.why.noChoice')}
          sx={{ flex: '1 1 320px', maxWidth: 640 }}
          renderInput={(params) => <TextField {...params} label={label} />}
        />
      </Box>
      {!isOffered && <Alert severity="info">{translate('accessPages.why.operationsUnavailable')}</Alert>}
      {operations.error && <FailureAlert error={operations.error} />}
      {error && <FailureAlert error={error} onRetry={() => void refetch()} />}
      {!chosen && <Typography sx={{ color: 'text.secondary' }}>{translate('accessPages.why.hint')}</Typography>}
      {chosen && answer && <Verdict name={fullName(identity)} subject={chosen} answer={answer} />}
    </>
  );
}
