import { useTranslate } from 'ra-core';
import { DEFAULT_MAX_BYTES, type FileOptions } from '../stored';
import { useRegion } from '../hooks/useReaderLanguage';
import { fileSize } from './fileSize';
import { typeName } from '../typeNames';

/** What may be chosen, said before it is: `PDF, images ; 5 Mo au plus`. */
export function FileHint({ accept, maxBytes = DEFAULT_MAX_BYTES }: Pick<FileOptions, 'accept' | 'maxBytes'>) {
  const translate = useTranslate();
  const size = fileSize(maxBytes, useRegion());
  const nameOf = (mediaType: string) => {
    const name = typeName(mediaType);
    return 'text' in name ? name.text : translate(`files.families.${name.family}`);
  };
  const types = accept?.map(nameOf).join(', ') ?? translate('files.anyType');
  return <>{translate('files.hint', { types, size })}</>;
}
