import { Outlet } from 'react-router';
import { forEveryone } from '../../account/account/audience.server.ts';
import { WizardFrame } from './wizard-frame.tsx';

export const middleware = [forEveryone];

export default function Wizard() {
  return (
    <WizardFrame>
      <Outlet />
    </WizardFrame>
  );
}
