self.skipWaiting();
