import { afterAll } from 'vitest';
import { closeLeftShop } from './one-machine.ts';

afterAll(closeLeftShop);
