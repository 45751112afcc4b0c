import type { Config } from '@react-router/dev/config';
import { HOLDING_PAGE, READY_MADE } from './app/ready-made.ts';

export default {
  prerender: [...READY_MADE, HOLDING_PAGE],
  splitRouteModules: true,
} satisfies Config;
