import { useEffect, useState } from 'react';
import { useFileContent, useShownFile, type ShownFile } from '../../fields/shared/files/useShownFile';
import type { StoredFile } from '../../fields/shared/stored';
import { initials } from '../../common/initials';
import type { ResourceSchema } from '../../language/resourceSchema';
import { useInView } from '../page/useInView';
import { FacePicture, type FacePictureProps } from './FacePicture';

function StoredPicture({ file, ...picture }: FacePictureProps & { readonly file: ShownFile }) {
  const { data } = useFileContent(file);
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    if (!data) return undefined;
    const address = URL.createObjectURL(data);
    setSrc(address);
    return () => URL.revokeObjectURL(address);
  }, [data]);
  return <FacePicture {...picture} src={src} />;
}

export interface FaceProps {
  readonly schema: ResourceSchema;
  readonly id: number;
  readonly name: string;
  readonly photo: StoredFile | null | undefined;
  /** Pixels. */
  readonly size: number;
}

function SeenPicture({
  schema,
  id,
  photo,
  ...picture
}: Omit<FaceProps, 'name'> & { photo: StoredFile; letters: string }) {
  const [ref, isSeen] = useInView<HTMLSpanElement>();
  const shownFile = useShownFile(schema, { id }, schema.name);
  const shown = isSeen ? shownFile(photo) : undefined;
  return (
    <span ref={ref} style={WHOLE}>
      {shown ? <StoredPicture file={shown} {...picture} /> : <FacePicture {...picture} />}
    </span>
  );
}

const WHOLE = { flexShrink: 0 } as const;

export function Face({ name, photo, ...props }: FaceProps) {
  const letters = initials(name);
  if (!photo) return <FacePicture letters={letters} size={props.size} />;
  return <SeenPicture {...props} photo={photo} letters={letters} />;
}
