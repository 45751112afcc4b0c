import { Outlet } from 'react-router';
import { WizardFrame } from './wizard-frame.tsx';

export default function Wizard() {
  return (
    <WizardFrame>
      <Outlet />
    </WizardFrame>
  );
}
