import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { RecordPicker } from '../../../resources/fields/shared/references/RecordPicker';
import { useOffers } from '../../../resources/views/access/useOffers';
import { useRegistry } from '../../../resources/views/RegistryContext';

const FIELDS = [
  { name: 'entrepriseId', label: 'company', resource: 'Entreprises' },
  { name: 'siteId', label: 'site', resource: 'Entreprises/{entrepriseId}/sites' },
  { name: 'brancheId', label: 'branch', resource: 'Branches' },
  { name: 'regionId', label: 'region', resource: 'Regions' },
] as const;

type FieldName = (typeof FIELDS)[number]['name'];

type Chosen = Readonly<Partial<Record<FieldName, number>>>;

const NOTHING: Chosen = {};

export interface AddCompanyProps {
  readonly onAdd: (entrepriseId: number, parts: Readonly<Record<string, number>>) => void;
}

/** Adds a company, or a site, branch or region of it. */
export function AddCompany({ onAdd }: AddCompanyProps) {
  const translate = useTranslate();
  const registry = useRegistry();
  const { reads } = useOffers();
  const [chosen, setChosen] = useState(NOTHING);
  const [isAsked, setIsAsked] = useState(false);
  const isMissing = isAsked && chosen.entrepriseId === undefined;
  // Hide branches and regions if the API does not list them.
  const offered = FIELDS.filter(({ resource }) => reads(registry.get(resource)));

  function choose(name: FieldName, id: number | undefined): void {
    setChosen(({ [name]: _before, ...others }) => (id === undefined ? others : { ...others, [name]: id }));
  }

  function submit(): void {
    const { entrepriseId, ...parts } = chosen;
    setIsAsked(entrepriseId === undefined);
    if (entrepriseId === undefined) return;
    onAdd(entrepriseId, parts);
    setChosen(NOTHING);
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', mt: 1.5 }}
    >
      {offered.map(({ name, label, resource }) => {
        const isCompany = name === 'entrepriseId';
        return (
          <Box key={name} sx={{ flex: '1 1 200px', maxWidth: 320 }}>
            <RecordPicker
              resource={resource}
              known={chosen}
              value={chosen[name] ?? null}
              onChange={([id]) => choose(name, id)}
              required={isCompany}
              textField={{
                label: translate(`accessPages.give.${label}`),
                ...(isCompany && isMissing && { error: true, helperText: translate('accessPages.give.companyNeeded') }),
              }}
            />
          </Box>
        );
      })}
      {/* Beside the inputs, below their labels. */}
      <Button type="submit" variant="outlined" sx={{ minHeight: 38, mt: '22px' }}>
        {translate('accessPages.give.add')}
      </Button>
    </Box>
  );
}
