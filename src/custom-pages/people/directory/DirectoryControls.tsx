import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import ViewAgendaOutlined from '@mui/icons-material/ViewAgendaOutlined';
import ViewModuleOutlined from '@mui/icons-material/ViewModuleOutlined';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useGetList, useTranslate } from 'ra-core';
import { DIRECTORY_FIELDS } from '../../../portal/directory';
import { Equipes } from '../../../resources/schemas/equipes';
import { SearchField } from '../../parts/SearchField';
import type { DirectoryPlace } from './useDirectoryPlace';

interface DirectoryControlsProps {
  readonly place: DirectoryPlace;
  readonly onChange: (changed: Partial<DirectoryPlace>) => void;
}

const MOST_TEAMS = 200;
const SELECT = { width: { xs: 'calc(50% - 4px)', sm: 190 } } as const;

/** What it chooses says what it is, as in the filters of lists: its name is for screen readers. */
const namedBy = (name: string) => ({ select: { displayEmpty: true }, htmlInput: { 'aria-label': name } }) as const;

export function DirectoryControls({ place, onChange }: DirectoryControlsProps) {
  const translate = useTranslate();
  const { search, searchBy, teamId, isCompact, isChart } = place;
  const { data: teams = [] } = useGetList(Equipes.name, {
    pagination: { page: 1, perPage: MOST_TEAMS },
    sort: { field: 'libelle', order: 'ASC' },
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 1.5, mb: 2, displayPrint: 'none' }}>
      <SearchField
        label={translate('people.directory.search')}
        value={search}
        onChange={(text) => onChange({ search: text })}
      />
      <TextField
        select
        size="small"
        sx={SELECT}
        value={searchBy ?? ''}
        onChange={({ target }) => onChange({ searchBy: DIRECTORY_FIELDS.find((one) => one === target.value) })}
        slotProps={namedBy(translate('people.directory.by'))}
      >
        <MenuItem value="">{translate('people.directory.everywhere')}</MenuItem>
        {DIRECTORY_FIELDS.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`people.directory.fields.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        sx={SELECT}
        value={teams.some(({ id }) => id === teamId) ? teamId : ''}
        onChange={({ target }) => onChange({ teamId: Number(target.value) || undefined })}
        slotProps={namedBy(translate('people.directory.team'))}
      >
        <MenuItem value="">{translate('people.directory.allTeams')}</MenuItem>
        {teams.map((team) => (
          <MenuItem key={team.id} value={team.id}>
            {String(team['libelle'])}
          </MenuItem>
        ))}
      </TextField>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={translate('people.directory.view')}
        value={isChart ? 'chart' : isCompact ? 'list' : 'cards'}
        onChange={(_event, chosen: string | null) =>
          chosen && onChange({ isCompact: chosen === 'list', isChart: chosen === 'chart' })
        }
        sx={{ ml: { sm: 'auto' } }}
      >
        <ToggleButton value="cards" aria-label={translate('people.directory.cards')}>
          <ViewModuleOutlined fontSize="small" />
        </ToggleButton>
        <ToggleButton value="list" aria-label={translate('people.directory.list')}>
          <ViewAgendaOutlined fontSize="small" />
        </ToggleButton>
        <ToggleButton value="chart" aria-label={translate('people.directory.chart')}>
          <AccountTreeOutlined fontSize="small" />
        </ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}
