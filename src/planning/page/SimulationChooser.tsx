import ScienceOutlined from '@mui/icons-material/ScienceOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { LinkBase, useGetList, useTranslate } from 'ra-core';
import { useState } from 'react';
import { dayIndexOfText } from '../../resources/planning/zone';
import type { AnyRecord } from '../../resources/types';
import { useFormats } from '../calendar/useFormats';

const SIMULATIONS_PATH = '/simulations-plannings';

interface ChosenProps {
  readonly simulationId: number | undefined;
  readonly onSimulation: (id: number | undefined) => void;
}

const useSimulations = (isAsked = true) =>
  useGetList<AnyRecord>(
    'simulations',
    { pagination: { page: 1, perPage: 50 }, sort: { field: 'dateDebut', order: 'DESC' }, filter: {} },
    { enabled: isAsked },
  );

/** Which plan is shown: the real one, or one on trial. */
export function SimulationChooser({ simulationId, onSimulation }: ChosenProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { data = [] } = useSimulations();
  const chosen = data.find(({ id }) => id === simulationId);
  const choose = (id: number | undefined) => {
    setAnchor(undefined);
    onSimulation(id);
  };
  const when = ({ dateDebut, dateFin }: AnyRecord) =>
    [dateDebut, dateFin].map((day) => (typeof day === 'string' ? formats.date(dayIndexOfText(day)) : '')).join(' – ');
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<ScienceOutlined />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ maxWidth: 240 }}
      >
        {chosen ? String(chosen.nom) : translate('planning.simulation.real')}
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        <MenuItem selected={simulationId === undefined} onClick={() => choose(undefined)}>
          {translate('planning.simulation.real')}
        </MenuItem>
        {data.map((one) => (
          <MenuItem key={one.id} selected={one.id === simulationId} onClick={() => choose(Number(one.id))}>
            <ListItemText primary={String(one.nom)} secondary={when(one)} />
          </MenuItem>
        ))}
        <MenuItem component={LinkBase} to={SIMULATIONS_PATH}>
          {translate('planning.simulation.all')}
        </MenuItem>
      </Menu>
    </>
  );
}

/** Says that what is shown is a plan on trial. */
export function SimulationBanner({ simulationId, onSimulation }: ChosenProps) {
  const translate = useTranslate();
  // Staff may not read simulations, and are in none.
  const { data = [] } = useSimulations(simulationId !== undefined);
  if (simulationId === undefined) return null;
  const chosen = data.find(({ id }) => id === simulationId);
  return (
    <Alert
      severity="warning"
      icon={<ScienceOutlined />}
      // Beside the words they would leave them no room on a telephone.
      sx={{ mb: 1, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 220px' } }}
      action={
        <>
          <Button component={LinkBase} to={`${SIMULATIONS_PATH}/details/${simulationId}`} color="inherit" size="small">
            {translate('planning.simulation.gaps')}
          </Button>
          <Button color="inherit" size="small" onClick={() => onSimulation(undefined)}>
            {translate('planning.simulation.leave')}
          </Button>
        </>
      }
    >
      {translate('planning.simulation.banner', { name: chosen ? String(chosen.nom) : `#${simulationId}` })}
    </Alert>
  );
}
