/** In session storage, so that the browser forgets it with the tab. */
const SEEN_KEY = 'nv.popup-seen';

let seenOnThisPage = false;

/** Whether the popup had its turn in this visit. */
export function popupSeen(): boolean {
  try {
    return seenOnThisPage || sessionStorage.getItem(SEEN_KEY) !== null;
  } catch {
    return seenOnThisPage;
  }
}

export function rememberPopup(): void {
  seenOnThisPage = true;
  try {
    sessionStorage.setItem(SEEN_KEY, '1');
  } catch {
    // Without storage it is remembered until the next page is loaded.
  }
}
