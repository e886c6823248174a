import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { RecordPicker } from '../../resources/fields/shared/references/RecordPicker';
import { PeopleField } from '../exports/PeopleField';
import type { FeedSubject } from './feedTypes';

const KINDS = ['own', 'ofPerson', 'ofCompany'] as const;
type SubjectKind = (typeof KINDS)[number];

export interface ChosenSubject {
  readonly kind: SubjectKind;
  readonly subject: FeedSubject;
}

export interface SubjectChoiceProps {
  readonly chosen: ChosenSubject;
  readonly onChosen: (chosen: ChosenSubject) => void;
}

/** False while the person or the company is missing. */
export const isComplete = ({ kind, subject }: ChosenSubject): boolean =>
  kind === 'own' || (subject.utilisateurId ?? subject.entrepriseId) !== undefined;

/** Chooses whose plan a feed shows. */
export function SubjectChoice({ chosen: { kind, subject }, onChosen }: SubjectChoiceProps) {
  const translate = useTranslate();
  return (
    <Stack spacing={2}>
      <TextField
        select
        size="small"
        fullWidth
        label={translate('planningExports.feeds.whose')}
        value={kind}
        onChange={({ target }) => onChosen({ kind: target.value as SubjectKind, subject: {} })}
      >
        {KINDS.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`planningExports.feeds.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {kind === 'ofPerson' && (
        <PeopleField
          label={translate('planningExports.feeds.person')}
          ids={subject.utilisateurId === undefined ? [] : [subject.utilisateurId]}
          onIds={([utilisateurId]) => onChosen({ kind, subject: utilisateurId === undefined ? {} : { utilisateurId } })}
        />
      )}
      {kind === 'ofCompany' && (
        <RecordPicker
          resource="Entreprises"
          value={subject.entrepriseId ?? null}
          onChange={([entrepriseId]) => onChosen({ kind, subject: entrepriseId === undefined ? {} : { entrepriseId } })}
          textField={{ label: translate('planningExports.feeds.company') }}
        />
      )}
    </Stack>
  );
}
