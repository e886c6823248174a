import { defineConfig } from 'vite';
import { exampleFront } from '../front/viteConfig';

export default defineConfig(exampleFront('kinds', 'kinds/front'));
