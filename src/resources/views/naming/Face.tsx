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

/** Decorative, because a name is beside it. A plain element, because every row of a list renders one. */
const Picture = ({ letters, size, src }: PictureProps) => (
  <span className="face" aria-hidden style={{ width: size, height: size, fontSize: size * 0.38 }}>
    {src === undefined ? letters : <img src={src} alt="" />}
  </span>
);

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
      {shown ? <StoredPicture file={shown} {...picture} /> : <Picture {...picture} />}
    </span>
  );
}

const WHOLE = { flexShrink: 0 } as const;

export function Face({ name, photo, ...props }: FaceProps) {
  const letters = initials(name);
  if (!photo) return <Picture letters={letters} size={props.size} />;
  return <SeenPicture {...props} photo={photo} letters={letters} />;
}
