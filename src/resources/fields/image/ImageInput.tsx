import { lazy, Suspense, useState } from 'react';
import { FilesInput } from '../shared/files/FilesInput';
import type { InputProps } from '../viewTypes';
import { imageLimits, type ImageSpec } from './kind';

const CropDialog = lazy(() => import('./crop/CropDialog'));

interface Choice {
  readonly content: Blob;
  readonly name: string;
  readonly add: (files: readonly File[]) => void;
}

/** File input of an image; opens the crop dialog if the declaration has `crop`. */
export function ImageInput(props: InputProps<ImageSpec>) {
  const { crop } = props.spec;
  const [choice, setChoice] = useState<Choice>();
  const limits = imageLimits(props.spec);
  if (!crop) return <FilesInput {...props} limits={limits} />;
  return (
    <>
      <FilesInput {...props} limits={limits} edit={(content, name, add) => setChoice({ content, name, add })} />
      <Suspense fallback={null}>
        {choice && (
          <CropDialog
            crop={crop}
            content={choice.content}
            name={choice.name}
            onDone={(file) => {
              choice.add([file]);
              setChoice(undefined);
            }}
            onCancel={() => setChoice(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
