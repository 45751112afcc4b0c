import { forEveryone } from '../../account/account/audience.server.ts';
import ChooseBook, { loader, meta } from './1-choose-book.tsx';
import { WizardFrame } from './wizard-frame.tsx';

export const middleware = [forEveryone];

export { loader, meta };

/** The shop's older address of the first step. */
export default function CreateBook() {
  return (
    <WizardFrame>
      <ChooseBook />
    </WizardFrame>
  );
}
