import { installPackages, missingPackages, providerVersion } from './packages';
import { VARIANTS } from './variants';
import { tryVariant } from './tryVariant';

// npm run test:foreign-provider [-- --install] Signs in with a foreign OpenID provider. Exit code 0: success, 1:
// failure, 2: a package is missing.

const missing = missingPackages();
if (missing.length > 0 && !process.argv.includes('--install')) {
  console.error(
    `Debian packages are missing: ${missing.join(', ')}. Install them, or let this do it, as root: ` +
      'npm run test:foreign-provider -- --install',
  );
  process.exit(2);
}
if (missing.length > 0) installPackages(missing);

const version = providerVersion();
let failures = 0;
for (const variant of VARIANTS) {
  console.log(`Glewlwyd ${version}, ${variant.name}`);
  if (!(await tryVariant(variant))) failures += 1;
}
console.log(failures === 0 ? 'Everything works.' : `${failures} of ${VARIANTS.length} do not work.`);
process.exitCode = failures === 0 ? 0 : 1;
