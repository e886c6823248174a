import { createImporter } from './createImporter';
import { serve } from './rpc';

serve(self, createImporter());
