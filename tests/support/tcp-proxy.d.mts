export interface TcpProxy {
  port: number;
  cut: () => void;
  refuse: (on: boolean) => void;
  freeze: (on: boolean) => void;
  delay: (ms: number) => void;
  close: () => Promise<void>;
}

export function openProxy(target: () => { host: string; port: number }): Promise<TcpProxy>;
