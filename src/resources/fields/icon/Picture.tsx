import type { Option } from '../shared/options';
import type { IconName } from './kind';
import { PICTURES } from './pictures';

const isIconName = (name: string): name is IconName => Object.hasOwn(PICTURES, name);

export function Picture({ name }: { readonly name: string }) {
  if (!isIconName(name)) return null;
  const Drawn = PICTURES[name];
  return <Drawn aria-hidden fontSize="small" />;
}

export const pictureOf = ({ value }: Option) => <Picture name={value} />;
