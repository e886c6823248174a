import AttachFile from '@mui/icons-material/AttachFile';
import Close from '@mui/icons-material/Close';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { issueOfFiles, pendingFile } from '../../../resources/fields/shared/files/formFiles';
import { FichesIncident } from '../../../resources/schemas/incidents';
import { shrinkPicture } from './shrinkPicture';

interface PictureInputProps {
  readonly pictures: readonly File[];
  readonly onChange: (pictures: readonly File[]) => void;
  readonly disabled: boolean;
}

const SPEC = FichesIncident.fields.fichiers;

const isTaken = (file: File): boolean => issueOfFiles([pendingFile(file)], SPEC) === undefined;

export function PictureInput({ pictures, onChange, disabled }: PictureInputProps) {
  const translate = useTranslate();
  const camera = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const add = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = await Promise.all([...(target.files ?? [])].map(shrinkPicture));
    // Reset, so that the same file can be chosen again.
    target.value = '';
    setRefused(chosen.filter((file) => !isTaken(file)).map(({ name }) => name));
    onChange([...pictures, ...chosen.filter(isTaken)].slice(0, SPEC.maxItems));
  };
  return (
    <Box component="section" aria-labelledby="report-pictures">
      <Typography id="report-pictures" variant="caption" component="h2" sx={{ color: 'text.secondary' }}>
        {translate('incidents.report.pictures')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 0.5 }}>
        <Button
          variant="outlined"
          disabled={disabled}
          startIcon={<PhotoCameraOutlined />}
          onClick={() => camera.current?.click()}
          sx={{ minHeight: 44 }}
        >
          {translate('incidents.report.takePicture')}
        </Button>
        <Button
          variant="outlined"
          disabled={disabled}
          startIcon={<AttachFile />}
          onClick={() => chooser.current?.click()}
          sx={{ minHeight: 44 }}
        >
          {translate('incidents.report.chooseFiles')}
        </Button>
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          hidden
          aria-label={translate('incidents.report.takePicture')}
          onChange={(event) => void add(event)}
        />
        <input
          ref={chooser}
          type="file"
          accept={SPEC.accept.join(',')}
          multiple
          hidden
          aria-label={translate('incidents.report.chooseFiles')}
          onChange={(event) => void add(event)}
        />
      </Box>
      {refused.length > 0 && (
        <FormHelperText error role="alert">
          {translate('incidents.report.refusedFiles', { names: refused.join(', ') })}
        </FormHelperText>
      )}
      {pictures.length > 0 && (
        <Box component="ul" sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {pictures.map((file, index) => (
            <ChosenPicture
              key={`${index} ${file.name}`}
              file={file}
              onRemove={() => onChange(pictures.filter((one) => one !== file))}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

function ChosenPicture({ file, onRemove }: { readonly file: File; readonly onRemove: () => void }) {
  const translate = useTranslate();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <Box component="li" sx={{ position: 'relative', width: 88, height: 88 }}>
      {address ? (
        <Box component="img" src={address} alt={file.name} sx={{ ...FRAME, objectFit: 'cover' }} />
      ) : (
        <Box sx={{ ...FRAME, p: 0.5, fontSize: 12, overflow: 'hidden', overflowWrap: 'anywhere' }}>{file.name}</Box>
      )}
      <IconButton
        size="small"
        aria-label={translate('incidents.report.removeFile', { name: file.name })}
        onClick={onRemove}
        sx={{ position: 'absolute', top: 2, right: 2, bgcolor: 'background.paper', '&:hover': { bgcolor: 'grey.300' } }}
      >
        <Close fontSize="inherit" />
      </IconButton>
    </Box>
  );
}

const FRAME = { width: '100%', height: '100%', borderRadius: 1, border: 1, borderColor: 'divider' } as const;
