import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import { useScreen } from '../../resources/views/ScreenContext';
import { usePins } from './usePins';

/** Pins the record of a details page to the home page, or takes it off there. */
export function PinButton({ record }: { readonly record: AnyRecord }) {
  const translate = useTranslate();
  const { address } = useScreen();
  const { isPinned, toggle, isKnown } = usePins();
  const visit = { resource: address, id: String(record.id) };
  const isOn = isPinned(visit);
  return (
    <Button
      size="small"
      color="inherit"
      aria-pressed={isOn}
      disabled={!isKnown}
      startIcon={isOn ? <PushPin /> : <PushPinOutlined />}
      onClick={() => toggle(visit)}
    >
      {translate('shell.home.pinRecord')}
    </Button>
  );
}
