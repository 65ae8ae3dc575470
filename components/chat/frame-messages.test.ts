import { frameAddress, frameMessage, readFrameMessage } from "./frame-messages";

const told = (data: object) => readFrameMessage(`chatwoot-widget:${JSON.stringify(data)}`);

describe("what the frame tells", () => {
  it.each([
    [
      { event: "loaded", config: { authToken: "a.b-c.d_e" } },
      { is: "loaded", token: "a.b-c.d_e" },
    ],
    [{ event: "loaded" }, { is: "loaded", token: null }],
    [
      { event: "loaded", config: { authToken: "<script>" } },
      { is: "loaded", token: null },
    ],
    [
      { event: "setAuthCookie", data: { widgetAuthToken: "x.y.z" } },
      { is: "token", token: "x.y.z" },
    ],
    [
      { event: "handleNotificationDot", unreadMessageCount: 3 },
      { is: "unread", count: 3 },
    ],
    [
      { event: "handleNotificationDot", unreadMessageCount: -1 },
      { is: "unread", count: 0 },
    ],
    [
      { event: "handleNotificationDot", unreadMessageCount: 1e9 },
      { is: "unread", count: 99 },
    ],
    [{ event: "closeWindow" }, { is: "closed" }],
    [{ event: "somethingElse" }, null],
  ])("%j", (data, word) => expect(told(data)).toEqual(word));

  it.each([undefined, 7, {}, "hello", "chatwoot-widget:", "chatwoot-widget:[", "chatwoot-widget:null"])(
    "%p is none of ours",
    (data) => expect(readFrameMessage(data)).toBeNull(),
  );
});

it("is spoken to in its own words", () => {
  expect(frameMessage("toggle-open", { isOpen: true })).toBe('chatwoot-widget:{"event":"toggle-open","isOpen":true}');
});

it("goes on with a conversation", () => {
  const channel = { base: "https://chat.example.com", token: "t" };
  expect(frameAddress(channel, null)).toBe("https://chat.example.com/widget?website_token=t");
  expect(frameAddress(channel, "a.b.c")).toBe("https://chat.example.com/widget?website_token=t&cw_conversation=a.b.c");
});
