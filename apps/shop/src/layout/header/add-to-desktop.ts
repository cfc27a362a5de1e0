import { showAlert } from '#shared/notices/question.store.ts';

type InstallPrompt = Event & { prompt: () => Promise<unknown> };

let offered: InstallPrompt | undefined;

/** Captures the browser's install prompt for later. */
export function captureInstallPrompt() {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallPrompt;
  });
}

export function addToDesktop() {
  if (offered) void offered.prompt();
  else void showAlert('请在浏览器菜单中选择“安装应用”或“创建快捷方式”，也可以按 Ctrl + D 收藏本站。');
}
