type Navigate = (path: string) => unknown;

let navigate: Navigate = (path) => location.assign(path);

/** Gives the router's navigation to what stands outside of React. */
export function setNavigator(next: Navigate) {
  navigate = next;
}

export const navigateTo = (path: string) => void navigate(path);
