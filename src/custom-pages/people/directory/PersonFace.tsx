import Avatar from '@mui/material/Avatar';
import { useEffect, useState } from 'react';
import { useFileContent, useShownFile, type ShownFile } from '../../../resources/fields/shared/files/useShownFile';
import { Utilisateurs } from '../../../resources/schemas/utilisateurs';
import { useInView } from '../../parts/useInView';
import { initialsOf, type Entry } from './entry';

interface FaceProps {
  readonly entry: Entry;
  /** Pixels. */
  readonly size: number;
}

/** Faces stand beside names, which say who it is. */
function Face({ entry, size, src }: FaceProps & { readonly src?: string | undefined }) {
  return (
    <Avatar
      {...(src !== undefined && { src })}
      alt=""
      aria-hidden
      sx={{ width: size, height: size, bgcolor: 'primary.main', color: 'primary.contrastText', fontSize: size * 0.38 }}
    >
      {initialsOf(entry)}
    </Avatar>
  );
}

function ReadFace({ file, ...face }: FaceProps & { readonly file: ShownFile }) {
  const { data } = useFileContent(file);
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    if (!data) return undefined;
    const address = URL.createObjectURL(data);
    setSrc(address);
    return () => URL.revokeObjectURL(address);
  }, [data]);
  return <Face {...face} src={src} />;
}

/** The photo of a person, read when it comes into sight, or their initials. */
export function PersonFace({ entry, size }: FaceProps) {
  const [ref, isSeen] = useInView<HTMLDivElement>();
  const file = useShownFile(Utilisateurs, entry);
  const shown = isSeen && entry.photo ? file(entry.photo) : undefined;
  return (
    <div ref={ref}>
      {shown ? <ReadFace entry={entry} size={size} file={shown} /> : <Face entry={entry} size={size} />}
    </div>
  );
}
