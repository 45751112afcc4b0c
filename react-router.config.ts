import type { Config } from '@react-router/dev/config';
import { READY_MADE } from './app/ready-made.ts';

export default {
  prerender: READY_MADE,
  splitRouteModules: true,
} satisfies Config;
