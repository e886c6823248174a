import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useFileContent, useShownFile, type ShownFile } from '../../fields/shared/files/useShownFile';
import type { StoredFile } from '../../fields/shared/stored';
import { initials } from '../../common/initials';
import type { ResourceSchema } from '../../language/resourceSchema';
import { useInView } from '../page/useInView';

interface PictureProps {
  readonly letters: string;
  /** Pixels. */
  readonly size: number;
  readonly src?: string | undefined;
}

/** Faces stand beside names, which say who it is. */
function Picture({ letters, size, src }: PictureProps) {
  return (
    <Avatar
      component="span"
      {...(src !== undefined && { src })}
      alt=""
      aria-hidden
      sx={{ width: size, height: size, bgcolor: 'primary.main', color: 'primary.contrastText', fontSize: size * 0.38 }}
    >
      {letters}
    </Avatar>
  );
}

function StoredPicture({ file, ...picture }: PictureProps & { readonly file: ShownFile }) {
  const { data } = useFileContent(file);
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    if (!data) return undefined;
    const address = URL.createObjectURL(data);
    setSrc(address);
    return () => URL.revokeObjectURL(address);
  }, [data]);
  return <Picture {...picture} src={src} />;
}

export interface FaceProps {
  readonly schema: ResourceSchema;
  readonly id: number;
  readonly name: string;
  readonly photo: StoredFile | null | undefined;
  /** Pixels. */
  readonly size: number;
}

/** The picture of a record, read once it is in sight, or the first letters of its name. */
export function Face({ schema, id, name, photo, size }: FaceProps) {
  const [ref, isSeen] = useInView<HTMLSpanElement>();
  const shownFile = useShownFile(schema, { id }, schema.name);
  const shown = isSeen && photo ? shownFile(photo) : undefined;
  const letters = initials(name);
  return (
    <Box component="span" ref={ref} sx={{ flexShrink: 0 }}>
      {shown ? <StoredPicture file={shown} letters={letters} size={size} /> : <Picture letters={letters} size={size} />}
    </Box>
  );
}
