import RotateRight from '@mui/icons-material/RotateRight';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { Crop } from '../kind';
import { CropSlider } from './CropSlider';
import { cutImage } from './cutImage';
import type { Area } from './cutSizes';

interface CropDialogProps {
  readonly crop: Crop;
  readonly content: Blob;
  readonly name: string;
  readonly onDone: (file: File) => void;
  readonly onCancel: () => void;
}

const MOST_ZOOM = 4;
const HALF_TURN = 180;
const QUARTER = 90;

/** Adds a quarter turn, normalised to ±180 degrees. */
const turnedOn = (degrees: number): number => ((degrees + QUARTER + HALF_TURN) % (2 * HALF_TURN)) - HALF_TURN;

export default function CropDialog({ crop, content, name, onDone, onCancel }: CropDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const [address, setAddress] = useState<string>();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [degrees, setDegrees] = useState(0);
  const [area, setArea] = useState<Area>();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(content);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  const cut = async () => {
    if (!area) return;
    setBusy(true);
    try {
      onDone(await cutImage(content, name, degrees, area, crop));
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={isBusy ? undefined : onCancel} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{translate('files.crop.title')}</DialogTitle>
      <DialogContent>
        <Box sx={{ position: 'relative', height: { xs: 260, sm: 340 }, bgcolor: 'common.black', borderRadius: 1 }}>
          {address && (
            <Cropper
              image={address}
              crop={place}
              zoom={zoom}
              rotation={degrees}
              aspect={crop.aspect}
              maxZoom={MOST_ZOOM}
              cropShape={crop.aspect === 1 ? 'round' : 'rect'}
              showGrid={false}
              disableAutomaticStylesInjection
              onCropChange={setPlace}
              onZoomChange={setZoom}
              onRotationChange={setDegrees}
              onCropComplete={(_share, pixels) => setArea(pixels)}
              cropperProps={{ role: 'group', 'aria-label': translate('files.crop.area') }}
              mediaProps={{ alt: '', onError: () => setFailed(true) }}
            />
          )}
        </Box>
        <Box sx={{ display: 'grid', gap: 1, mt: 2 }}>
          <CropSlider
            label={translate('files.crop.zoom')}
            value={zoom}
            min={1}
            max={MOST_ZOOM}
            step={0.05}
            onValue={setZoom}
          />
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'end' }}>
            <CropSlider
              label={translate('files.crop.turn')}
              value={degrees}
              min={-HALF_TURN}
              max={HALF_TURN}
              step={1}
              onValue={setDegrees}
            />
            <IconButton
              aria-label={translate('files.crop.quarter')}
              title={translate('files.crop.quarter')}
              onClick={() => setDegrees(turnedOn)}
            >
              <RotateRight />
            </IconButton>
          </Box>
        </Box>
        {hasFailed && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {translate('files.crop.failed')}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button color="inherit" disabled={isBusy} onClick={onCancel}>
          {translate('screens.page.cancel')}
        </Button>
        <Button disabled={isBusy} onClick={() => onDone(new File([content], name, { type: content.type }))}>
          {translate('files.crop.whole')}
        </Button>
        <Button variant="contained" loading={isBusy} disabled={!area || hasFailed} onClick={() => void cut()}>
          {translate('files.crop.take')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
