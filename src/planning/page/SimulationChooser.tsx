import ScienceOutlined from '@mui/icons-material/ScienceOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LinkBase, useCanAccess, useGetList, useTranslate } from 'ra-core';
import { Suspense, useMemo, useState, type Ref } from 'react';
import { dayIndexOfText } from '../../resources/fields/shared/zone';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import { useWithheldOf } from '../../resources/views/access/Withheld';
import { WriteItem } from '../../resources/views/access/WriteItem';
import { LazyCreateDialog } from '../../resources/views/dialogs/lazyDialogs';
import { DialogComing } from '../../resources/views/page/DialogComing';
import { useRegistry } from '../../resources/views/RegistryContext';
import { useFormats } from '../calendar/useFormats';
import { dayToShow } from '../simulations/simulationDays';

const SIMULATIONS_PATH = '/simulations-plannings';

interface ChosenProps {
  readonly simulationId: number | undefined;
  /** @param day where it begins, if none of its days is shown */
  readonly onSimulation: (id: number | undefined, day?: number) => void;
}

interface ChooserProps extends ChosenProps {
  /** Period of a new simulation: the days shown. */
  readonly period: { readonly debut: string; readonly fin: string };
  readonly switchRef?: Ref<HTMLButtonElement>;
}

const useSimulations = (isAsked = true) =>
  useGetList<AnyRecord>(
    'simulations',
    { pagination: { page: 1, perPage: 50 }, sort: { field: 'dateDebut', order: 'DESC' }, filter: {} },
    { enabled: isAsked },
  );

/** Switches between the real plan and a simulation, which its menu can also create. */
export function SimulationChooser({ simulationId, onSimulation, period, switchRef }: ChooserProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const schema = useRegistry().get('simulations');
  const target = useMemo(() => ({ schema, address: schema.name, parents: {} }), [schema]);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isCreating, setCreating] = useState(false);
  const { data = [] } = useSimulations();
  const { canAccess } = useCanAccess({ resource: 'simulations', action: 'create' });
  const withheld = useWithheldOf(schema, 'create');
  const chosen = data.find(({ id }) => id === simulationId);
  const close = () => setAnchor(undefined);
  const shown = { first: dayIndexOfText(period.debut), last: dayIndexOfText(period.fin) };
  const choose = (one: AnyRecord | undefined) => {
    close();
    if (one) onSimulation(Number(one.id), dayToShow(one, shown));
    else onSimulation(undefined);
  };
  const when = ({ dateDebut, dateFin }: AnyRecord) =>
    [dateDebut, dateFin].map((day) => (typeof day === 'string' ? formats.date(dayIndexOfText(day)) : '')).join(' – ');
  const words = formats.period(shown.first, shown.last);
  const name = `${translate('planning.simulation.trial')} ${words}`;
  return (
    <>
      <ToggleButtonGroup
        size="small"
        value={simulationId === undefined ? 'real' : 'trial'}
        aria-label={translate('planning.simulation.label')}
      >
        <ToggleButton value="real" onClick={() => choose(undefined)} sx={CHOICE}>
          {translate('planning.simulation.real')}
        </ToggleButton>
        <ToggleButton
          ref={switchRef}
          value="trial"
          aria-haspopup="menu"
          aria-expanded={anchor !== undefined}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          title={chosen ? String(chosen.nom) : undefined}
          sx={{ ...CHOICE, maxWidth: { xs: 200, md: 120, xl: 200 } }}
        >
          <ScienceOutlined sx={{ fontSize: 18, mr: 0.5 }} />
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {chosen ? String(chosen.nom) : translate('planning.simulation.trial')}
          </Box>
        </ToggleButton>
      </ToggleButtonGroup>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={close}>
        {data.map((one) => (
          <MenuItem key={one.id} selected={one.id === simulationId} onClick={() => choose(one)}>
            <ListItemText primary={String(one.nom)} secondary={when(one)} />
          </MenuItem>
        ))}
        {data.length > 0 && <Divider />}
        {(canAccess || withheld) && (
          <WriteItem
            label={translate('planning.simulation.create')}
            onClick={() => {
              close();
              setCreating(true);
            }}
          />
        )}
        <MenuItem component={LinkBase} to={SIMULATIONS_PATH}>
          {translate('planning.simulation.all')}
        </MenuItem>
      </Menu>
      {isCreating && (
        <Suspense fallback={<DialogComing />}>
          <LazyCreateDialog
            target={target}
            isOpen
            once
            initial={{ nom: name, dateDebut: period.debut, dateFin: period.fin }}
            onClose={() => setCreating(false)}
            onDone={choose}
          />
        </Suspense>
      )}
    </>
  );
}

const CHOICE = { py: 0.5, px: 1.125, textTransform: 'none' } as const;

interface BannerProps extends ChosenProps {
  /** Changes in sight that the real plan would refuse. */
  readonly blocked: readonly number[];
  readonly onOpen: (slotId: number) => void;
}

export function SimulationBanner({ simulationId, onSimulation, blocked, onOpen }: BannerProps) {
  const translate = useTranslate();
  // Staff may not read simulations.
  const { data = [] } = useSimulations(simulationId !== undefined);
  if (simulationId === undefined) return null;
  const chosen = data.find(({ id }) => id === simulationId);
  const [first] = blocked;
  return (
    <Alert
      severity="warning"
      icon={<ScienceOutlined />}
      // On a phone, buttons beside the text would leave no room for it.
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
      {first !== undefined && (
        <Box sx={{ mt: 0.25 }}>
          <Link component="button" type="button" color="error" onClick={() => onOpen(first)} sx={{ fontWeight: 600 }}>
            {translate('planning.simulation.blocked', { smart_count: blocked.length })}
          </Link>
        </Box>
      )}
    </Alert>
  );
}
