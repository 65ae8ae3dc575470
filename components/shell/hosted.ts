import type { UserInfo } from "@/lib/domains/session/schema";
import type { Theme } from "@/lib/shared/theme";
import type { OpenTo } from "./open-to";
import type { OpenTool } from "./shortcut-entries";

export interface Hosted {
  user: UserInfo;
  open: OpenTo;
  theme: Theme;
  /** Whether expert data is shown; null without the right to it. */
  expert: boolean | null;
  /** Whether the header has a chat. */
  chats: boolean;
  /** Embedded tools that open without a vehicle. */
  tools: readonly OpenTool[];
}

export interface HostedDialogProps extends Hosted {
  /** The number of what the dialog is about, where it may be about several. */
  about?: number;
  onClose: () => void;
}
